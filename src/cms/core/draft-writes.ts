import type { PayloadRequest } from 'payload';
import { RequestStore } from './request-store';

/** Whether a write of this request goes into a draft and leaves alone what is public, by collection. */
const draftWrites = new RequestStore<string, boolean>('draft-writes');

/** Notes, before an operation, what kind of write it is. */
export function setDraftWrite(req: PayloadRequest, collection: string, isDraft: boolean): void {
  draftWrites.for(req).set(collection, isDraft);
}

/** Whether this request saves a draft in the collection and leaves alone what is public. */
export function isDraftWrite(req: PayloadRequest, collection: string): boolean {
  return draftWrites.for(req).get(collection) === true;
}
