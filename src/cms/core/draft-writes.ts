import type { PayloadRequest } from 'payload';
import { RequestMemory } from './request-memory';

/** Whether a write of this request goes into a draft and leaves alone what is public, by collection. */
const draftWrites = new RequestMemory<string, boolean>('draft-writes');

/** Notes, before an operation, what kind of write it is. */
export function noteDraftWrite(req: PayloadRequest, collection: string, isDraft: boolean): void {
  draftWrites.of(req).set(collection, isDraft);
}

/** Whether this request saves a draft in the collection and leaves alone what is public. */
export function isDraftWrite(req: PayloadRequest, collection: string): boolean {
  return draftWrites.of(req).get(collection) === true;
}
