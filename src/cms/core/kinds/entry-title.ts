import type { ReviewableSlug } from './reviewable-collections';
import { getSingularLabel } from './singular-label';
import { buildUntitledName } from './untitled-name';

/** Returns the title of an entry for lists in the admin. A draft may not have one yet. */
export function getEntryTitle(collection: ReviewableSlug, doc: object): string {
  const name = 'label' in doc && doc.label ? doc.label : 'title' in doc ? doc.title : undefined;
  return typeof name === 'string' && name !== '' ? name : buildUntitledName(getSingularLabel(collection));
}
