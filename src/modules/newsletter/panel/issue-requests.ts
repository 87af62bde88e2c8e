import { z } from 'zod';

const progress = z.object({ state: z.enum(['draft', 'scheduled', 'sent']), recipients: z.number(), sent: z.number(), waiting: z.number(), failed: z.number() });
const sentence = z.object({ message: z.string() });
const refusal = z.object({ errors: z.array(sentence).min(1) });

/** How far an issue is. */
export type Progress = z.infer<typeof progress>;

/** @throws Error with a sentence for the editor */
export async function askForProgress(issue: number): Promise<Progress> {
  return progress.parse(await ask(`/${issue}/progress`));
}

/**
 * Asks the server to do something with an issue.
 * @returns what it says
 * @throws Error with a sentence for the editor
 */
export async function doWithIssue(issue: number, deed: 'test' | 'send' | 'unschedule', body: object = {}): Promise<string> {
  return sentence.parse(await ask(`/${issue}/${deed}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).message;
}

async function ask(address: string, request: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`/api/newsletter-issues${address}`, request).catch(() => {
    throw new Error('The server cannot be reached. Look at the state of the issue before you try again.');
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  throw new Error(refusal.safeParse(body).data?.errors[0]?.message ?? 'That did not work. Look at the state of the issue before you try again.');
}
