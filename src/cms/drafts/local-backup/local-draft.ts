import * as z from 'zod/mini';
import { DAY_MS } from '@/platform/durations';

const localDraftSchema = z.object({ at: z.number(), values: z.record(z.string(), z.unknown()) });

/** Form input that the server has not saved yet, with its time in milliseconds since the epoch. */
export type LocalDraft = z.infer<typeof localDraftSchema>;

/** Older drafts are not offered for restore. */
const AGE_MAX_MS = 7 * DAY_MS;

/** Returns the localStorage key for an entry's unsaved input. */
export function getLocalDraftKey(collection: string, id: number | string): string {
  return `kept-draft:${collection}:${id}`;
}

/**
 * Saves the form's input in this browser. If storage is full or blocked, only a warning is logged: the form still has
 * the input.
 */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('Unsaved input could not be stored in this browser:', error);
  }
}

/** Returns the stored input unless it is too old; undefined when there is none or it cannot be parsed. */
export function readLocalDraft(key: string, now: number): LocalDraft | undefined {
  try {
    const { data } = localDraftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return data && now - data.at < AGE_MAX_MS ? data : undefined;
  } catch {
    // Something else wrote to this key, or the browser blocks storage.
    return undefined;
  }
}

/** Removes the stored input. */
export function removeLocalDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('Unsaved input could not be removed from this browser:', error);
  }
}
