import type { PayloadRequest } from 'payload';
import { RequestStore } from './request-store';

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
