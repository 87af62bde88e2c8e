import { entryKindOf } from '@/cms/core/entry-kinds';
import type { ReviewableSlug } from '@/cms/core/review';

/** What one entry of a collection is called. */
export function entryName(collection: ReviewableSlug): string {
  return collection === 'pages' ? 'Page' : entryKindOf(collection).singular;
}
