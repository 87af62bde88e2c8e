import * as z from 'zod/mini';

const scheduledActionSchema = z.object({
  job: z.union([z.number(), z.string()]),
  type: z.enum(['publish', 'unpublish']),
  date: z.string(),
});
const listed = z.object({ scheduled: z.array(scheduledActionSchema) });
const errorBody = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.nullish(z.object({ errors: z.optional(z.array(z.object({ message: z.string() }))) })),
    }),
  ),
});

const UNREACHABLE = 'The server can’t be reached. Nothing was changed. Try again in a minute.';
const FAILED = 'That didn’t work. Nothing was changed. Try again.';

/** A scheduled action of an entry. */
export type ScheduledAction = z.infer<typeof scheduledActionSchema>;

/**
 * Fetches the scheduled actions of the entry at this API URL, next first.
 * @throws Error with a message for the editor
 */
export async function fetchSchedule(address: string): Promise<ScheduledAction[]> {
  return listed.parse(await requestJson(`${address}/schedule`)).scheduled;
}

const added = z.object({ warning: z.optional(z.string()) });

/**
 * Schedules an action for the entry at this API URL.
 * @returns why it would be rejected when it is due, as of now
 * @throws Error with a message for the editor
 */
export async function addScheduledAction(
  address: string,
  { type, date }: { type: ScheduledAction['type']; date: Date },
): Promise<string | undefined> {
  const response = await requestJson(`${address}/schedule`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type, date: date.toISOString() }),
  });
  return added.parse(response).warning;
}

/**
 * Cancels a scheduled action.
 * @throws Error with a message for the editor
 */
export async function removeScheduledAction(address: string, job: ScheduledAction['job']): Promise<void> {
  await requestJson(`${address}/schedule/${job}`, { method: 'DELETE' });
}

async function requestJson(address: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, request).catch(() => {
    throw new Error(UNREACHABLE);
  });
  if (response.status === 204) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const error = errorBody.safeParse(body).data?.errors[0];
  throw new Error(error?.data?.errors?.[0]?.message ?? error?.message ?? FAILED);
}
