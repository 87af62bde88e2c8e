import * as z from 'zod/mini';
import { FORM_DRAFT_KEY_PREFIX } from '@/platform/constants';
import { readSessionItem, removeSessionItem, storeSessionItem } from '@/platform/session-storage';

const draftSchema = z.object({ name: z.string(), note: z.string() });
/** What was typed into the form of a held seat, but not sent yet. */
export type HeldSeatDraft = z.infer<typeof draftSchema>;

const getKey = (trainingClass: string): string => `${FORM_DRAFT_KEY_PREFIX}form-booking-${trainingClass}`;

/** Keeps what was typed, because phones unload pages in the background. */
export function saveHeldSeatDraft(trainingClass: string, draft: HeldSeatDraft): void {
  storeSessionItem(getKey(trainingClass), JSON.stringify(draft));
}

/** Returns what was typed in this tab for a class, if anything. */
export function readHeldSeatDraft(trainingClass: string): HeldSeatDraft | undefined {
  try {
    return draftSchema.parse(JSON.parse(readSessionItem(getKey(trainingClass)) ?? ''));
  } catch {
    // Nothing was kept, or something else has the key.
    return undefined;
  }
}

/** Removes what was typed, once the seat is booked or given up. */
export function clearHeldSeatDraft(trainingClass: string): void {
  removeSessionItem(getKey(trainingClass));
}
