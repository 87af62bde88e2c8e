import type { PayloadRequest } from 'payload';
import { isPublished } from '../publishing/is-published';
import { RequestStore } from './request-store';

type Fields = Readonly<Record<string, unknown>>;

/** Whether this request writes a draft and leaves the published version alone, by collection. */
const draftWrites = new RequestStore<string, boolean>('draft-writes');

/** Records before an operation whether it writes a draft. */
export function setDraftWrite(req: Pick<PayloadRequest, 'context'>, collection: string, isDraft: boolean): void {
  draftWrites.for(req).set(collection, isDraft);
}

/** Returns whether this request saves a draft in the collection and leaves the published version alone. */
export function isDraftWrite(req: Pick<PayloadRequest, 'context'>, collection: string): boolean {
  return draftWrites.for(req).get(collection) === true;
}

/** Returns whether this request saves the public version of an entry. A save without a status keeps the one it had. */
export function isPublicWrite(
  req: Pick<PayloadRequest, 'context'>,
  collection: string,
  { data, original }: { data: Fields; original: Fields | undefined },
): boolean {
  return !isDraftWrite(req, collection) && isPublished({ _status: data['_status'] ?? original?.['_status'] });
}
