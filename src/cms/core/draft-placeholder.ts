import type { TextField } from 'payload';

/** What a preview shows of a text that a component could not work with, as long as it is missing or half typed. */
type Placeholder = (value: unknown) => string | undefined;

/** For the `custom` of a text field: what stands in its place in a preview (completeDraft asks it). */
export function draftPlaceholder(shown: Placeholder): NonNullable<TextField['custom']> {
  return { shownInDraft: shown };
}
