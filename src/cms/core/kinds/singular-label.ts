import { getEntryKind } from './entry-kinds';
import type { ReviewableSlug } from './reviewable-collections';

/** Returns the singular label of a collection. */
export function getSingularLabel(collection: ReviewableSlug): string {
  return collection === 'pages' ? 'Page' : getEntryKind(collection).singular;
}
