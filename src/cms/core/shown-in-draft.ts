import type { TextField } from 'payload';

/** What a preview shows of a text that a component could not work with, as long as it is missing or half typed. */
type Shown = (value: unknown) => string | undefined;

/** For the `custom` of a text field: what stands in its place in a preview (completeDraft asks it). */
export function shownInDraft(shown: Shown): NonNullable<TextField['custom']> {
  return { shownInDraft: shown };
}
