import * as z from 'zod/mini';

const progressSchema = z.object({
  state: z.enum(['draft', 'scheduled', 'sent']),
  recipients: z.number(),
  sent: z.number(),
  waiting: z.number(),
  failed: z.number(),
});
const messageBody = z.object({ message: z.string() });
const errorBody = z.object({ errors: z.array(messageBody).check(z.minLength(1)) });

/** Delivery progress of an issue. */
export type IssueProgress = z.infer<typeof progressSchema>;

/**
 * Fetches the delivery progress of an issue.
 * @throws Error with a message for the editor
 */
export async function fetchProgress(issue: number): Promise<IssueProgress> {
  return progressSchema.parse(await requestJson(`/${issue}/progress`));
}

/**
 * Sends an action for an issue to the server.
 * @returns the server's message
 * @throws Error with a message for the editor
 */
export async function postIssueAction(issue: number, action: 'test' | 'send' | 'unschedule', body: object = {}): Promise<string> {
  return messageBody.parse(
    await requestJson(`/${issue}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  ).message;
}

async function requestJson(address: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`/api/newsletter-issues${address}`, request).catch(() => {
    throw new Error('The server can’t be reached. Check the state of the issue before you try again.');
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw new Error(
    errorBody.safeParse(body).data?.errors[0]?.message ?? 'That didn’t work. Check the state of the issue before you try again.',
  );
}
