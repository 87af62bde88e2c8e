import * as z from 'zod/mini';
import { requestJson } from '@/cms/admin-ui/request-json';

const progressSchema = z.object({
  state: z.enum(['draft', 'scheduled', 'sent']),
  sendAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** Why the issue wasn't sent when it was due. */
  refusal: z.nullable(z.string()),
  recipients: z.number(),
  sent: z.number(),
  waiting: z.number(),
  failed: z.number(),
});
const messageBodySchema = z.object({ message: z.string() });

const ISSUES_URL = '/api/newsletter-issues';
/** Shown when a request fails without a message. */
export const REQUEST_FAILED = 'That didn’t work. Check the state of the issue before you try again.';
const ERROR_TEXTS = {
  unreachable: 'The server can’t be reached. Check the state of the issue before you try again.',
  failed: REQUEST_FAILED,
};

/** Delivery progress of an issue. */
export type IssueProgress = z.infer<typeof progressSchema>;

/**
 * Fetches the delivery progress of an issue.
 * @throws Error with a message for the editor
 */
export async function fetchProgress(issue: number): Promise<IssueProgress> {
  return progressSchema.parse(await requestJson(`${ISSUES_URL}/${issue}/progress`, {}, ERROR_TEXTS));
}

/**
 * Sends an action for an issue to the server.
 * @returns the server's message
 * @throws Error with a message for the editor
 */
export async function postIssueAction(issue: number, action: 'test' | 'send' | 'unschedule', body: object = {}): Promise<string> {
  return messageBodySchema.parse(
    await requestJson(
      `${ISSUES_URL}/${issue}/${action}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      ERROR_TEXTS,
    ),
  ).message;
}
