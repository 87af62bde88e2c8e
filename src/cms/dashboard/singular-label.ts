import { getEntryKind } from '@/cms/core/entry-kinds';
import type { ReviewableSlug } from '@/cms/core/review';

/** What one entry of a collection is called. */
export function getSingularLabel(collection: ReviewableSlug): string {
  return collection === 'pages' ? 'Page' : getEntryKind(collection).singular;
}
