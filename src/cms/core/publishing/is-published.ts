import { isRecord } from '@/platform/is-record';

/** Returns whether visitors can see an entry with these fields. */
export function isPublished(fields: unknown): boolean {
  return isRecord(fields) && fields['_status'] === 'published';
}
