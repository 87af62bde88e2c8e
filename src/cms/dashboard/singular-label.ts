import { getEntryKind } from '@/cms/core/entry-kinds';
import type { ReviewableSlug } from '@/cms/core/review';

/** Returns the singular label of a collection. */
export function getSingularLabel(collection: ReviewableSlug): string {
  return collection === 'pages' ? 'Page' : getEntryKind(collection).singular;
}
