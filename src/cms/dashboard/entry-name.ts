import { entryKindOf } from '../entries/kinds';
import type { ReviewableSlug } from '../workflow/review';

/** What one entry of a collection is called. */
export function entryName(collection: ReviewableSlug): string {
  return collection === 'pages' ? 'Page' : entryKindOf(collection).singular;
}
