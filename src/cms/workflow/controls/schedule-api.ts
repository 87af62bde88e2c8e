import * as z from 'zod/mini';
import { findFieldMessage, requestJson } from '@/cms/admin-ui/request-json';

const scheduledActionSchema = z.object({
  job: z.union([z.number(), z.string()]),
  type: z.enum(['publish', 'unpublish']),
  date: z.string(),
  /** Who scheduled it; null after the account was deleted. */
  by: z.nullable(z.string()),
});
const refusedActionSchema = z.object({
  ...z.pick(scheduledActionSchema, { job: true, type: true }).shape,
  /** When it was refused. */
  date: z.string(),
  reason: z.string(),
});
const scheduleSchema = z.object({ scheduled: z.array(scheduledActionSchema), refused: z.array(refusedActionSchema) });

/** A scheduled action of an entry. */
export type ScheduledAction = z.infer<typeof scheduledActionSchema>;
/** A scheduled action that was refused when it was due. */
export type RefusedAction = z.infer<typeof refusedActionSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;

/**
 * Fetches the scheduled actions of the entry at this API URL, next first, and those that were refused.
 * @throws Error with a message for the editor
 */
export async function fetchSchedule(entryUrl: string): Promise<Schedule> {
  return scheduleSchema.parse(await requestJson(`${entryUrl}/schedule`, {}, { findMessage: findFieldMessage }));
}

const addedSchema = z.object({ hasReplaced: z.boolean(), warning: z.optional(z.string()) });

/**
 * Schedules an action for the entry at this API URL.
 * @returns whether it replaces an earlier schedule, and why it would be rejected when it is due, as of now
 * @throws Error with a message for the editor
 */
export async function addScheduledAction(
  entryUrl: string,
  { type, date }: { type: ScheduledAction['type']; date: Date },
): Promise<z.infer<typeof addedSchema>> {
  const response = await requestJson(
    `${entryUrl}/schedule`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, date: date.toISOString() }),
    },
    { findMessage: findFieldMessage },
  );
  return addedSchema.parse(response);
}

/**
 * Cancels a scheduled action, or dismisses a refused one.
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
