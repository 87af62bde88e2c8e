import { z } from 'zod';

const step = z.object({ job: z.union([z.number(), z.string()]), type: z.enum(['publish', 'unpublish']), date: z.string() });
const listed = z.object({ scheduled: z.array(step) });
const refusal = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.object({ errors: z.array(z.object({ message: z.string() })) }).partial().nullish() })),
});

const AWAY = 'The server cannot be reached. Nothing was changed; try again in a minute.';
const FAILED = 'That did not work. Nothing was changed; try again.';

/** What is scheduled for an entry. */
export type ScheduledStep = z.infer<typeof step>;

/** What is scheduled for the entry at this address, the next first. @throws Error with a sentence for the editor */
export async function askForSchedule(address: string): Promise<ScheduledStep[]> {
  return listed.parse(await ask(`${address}/schedule`)).scheduled;
}

/** Schedules something for the entry at this address. @throws Error with a sentence for the editor */
export async function addToSchedule(address: string, { type, date }: { type: ScheduledStep['type']; date: Date }): Promise<void> {
  await ask(`${address}/schedule`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ type, date: date.toISOString() }) });
}

/** Takes back what was scheduled. @throws Error with a sentence for the editor */
export async function removeFromSchedule(address: string, job: ScheduledStep['job']): Promise<void> {
  await ask(`${address}/schedule/${job}`, { method: 'DELETE' });
}

async function ask(address: string, request: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(address, request).catch(() => {
    throw new Error(AWAY);
  });
  if (answer.status === 204) return undefined;
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  const error = refusal.safeParse(body).data?.errors[0];
  throw new Error(error?.data?.errors?.[0]?.message ?? error?.message ?? FAILED);
}
