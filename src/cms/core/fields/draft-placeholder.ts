import type { TextField } from 'payload';

/** Returns what a preview shows in place of a value that components cannot handle while it is missing or incomplete. */
type Placeholder = (value: unknown) => string | undefined;

/** Returns the `custom` of a text field that sets its value in previews (read by fillDraftPlaceholders). */
export function createDraftPlaceholder(shown: Placeholder): NonNullable<TextField['custom']> {
  return { shownInDraft: shown };
}
