import * as z from 'zod/mini';
import { findFieldMessage, requestJson } from '@/cms/admin-ui/request-json';

const scheduledActionSchema = z.object({
  job: z.union([z.number(), z.string()]),
  type: z.enum(['publish', 'unpublish']),
  date: z.string(),
  /** Who scheduled it; null after the account was deleted. */
  by: z.nullable(z.string()),
});
const listed = z.object({ scheduled: z.array(scheduledActionSchema) });

/** A scheduled action of an entry. */
export type ScheduledAction = z.infer<typeof scheduledActionSchema>;

/**
 * Fetches the scheduled actions of the entry at this API URL, next first.
 * @throws Error with a message for the editor
 */
export async function fetchSchedule(entryUrl: string): Promise<ScheduledAction[]> {
  return listed.parse(await requestJson(`${entryUrl}/schedule`, {}, { findMessage: findFieldMessage })).scheduled;
}

const added = z.object({ warning: z.optional(z.string()) });

/**
 * Schedules an action for the entry at this API URL.
 * @returns why it would be rejected when it is due, as of now
 * @throws Error with a message for the editor
 */
export async function addScheduledAction(
  entryUrl: string,
  { type, date }: { type: ScheduledAction['type']; date: Date },
): Promise<string | undefined> {
  const response = await requestJson(
    `${entryUrl}/schedule`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, date: date.toISOString() }),
    },
    { findMessage: findFieldMessage },
  );
  return added.parse(response).warning;
}

/**
 * Cancels a scheduled action.
 * @throws Error with a message for the editor
 */
export async function removeScheduledAction(entryUrl: string, job: ScheduledAction['job']): Promise<void> {
  await requestJson(`${entryUrl}/schedule/${job}`, { method: 'DELETE' }, { findMessage: findFieldMessage });
}

const scheduleChanges = new EventTarget();

/** Tells the parts of the form that show the schedule that it has changed. */
export function announceScheduleChange(): void {
  scheduleChanges.dispatchEvent(new Event('change'));
}

/** Calls a function after each change of the schedule in this window. Returns a function that ends it. */
export function subscribeToScheduleChanges(onChange: () => void): () => void {
  scheduleChanges.addEventListener('change', onChange);
  return () => scheduleChanges.removeEventListener('change', onChange);
}
