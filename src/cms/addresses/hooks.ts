import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { pageTag } from '@/platform/page-cache/tags';
import { dropPages } from '../drop-pages';
import { namesOf, referrersOf } from '../pages/referrers';
import { RequestMemory } from '../request-memory';
import { type AddressedCollection, addressOfFields, publishedAddress, type PublishedAddress } from './published-address';
import { leadAddress, redirectFrom } from './redirects';
import { checkTakenAway, leadTakenAway } from './take-away';

/** An entry that is being changed: where it stood before, and whether its old address shall lead on. */
interface ChangeUnderWay extends PublishedAddress {
  leadsOn: boolean;
}

/** What is remembered from before a change until after it, by collection and id. */
const underWay = new RequestMemory<string, ChangeUnderWay>('address-under-way');

interface AddressHooks {
  beforeValidate: CollectionBeforeValidateHook;
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
  beforeDelete: CollectionBeforeDeleteHook;
  afterDelete: CollectionAfterDeleteHook;
}

/**
 * What keeps the addresses of a collection leading somewhere, in the transaction of the change itself: who moves a
 * published entry leaves a redirect, who takes one away is told what leads to it, and nothing takes the place of a
 * redirect unnoticed.
 */
export function addressHooks(collection: AddressedCollection): AddressHooks {
  return {
    beforeValidate: async ({ data, originalDoc, req }) => {
      if (data && !req.context.importing && data._status !== 'draft') await refuseTakenAddress(collection, { ...originalDoc, ...data }, req);
      return data;
    },
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      if (operation === 'update' && !req.context.importing) await remember(collection, originalDoc, data, req);
      return data;
    },
    afterChange: async ({ doc, req }) => {
      const before = recall(collection, doc.id, req);
      if (!before?.isPublished) return doc;
      const now = await publishedAddress(collection, doc.id, req);
      if (now && !now.isPublished) await follow(before.address, { collection, id: doc.id }, req);
      else if (now && now.address !== before.address) await move(before, now.address, { collection, id: doc.id }, req);
      return doc;
    },
    beforeDelete: async ({ id, req }) => {
      await remember(collection, { id }, {}, req);
      const before = underWay.of(req).get(`${collection} ${id}`);
      if (before?.isPublished) await checkTakenAway(before.address, { collection, id }, req);
    },
    afterDelete: async ({ id, doc, req }) => {
      const before = recall(collection, id, req);
      if (before?.isPublished) await leadTakenAway(before.address, req);
      return doc;
    },
  };
}

async function follow(address: string, self: { collection: string; id: number | string }, req: PayloadRequest): Promise<void> {
  await checkTakenAway(address, self, req);
  await leadTakenAway(address, req);
}

async function remember(collection: AddressedCollection, originalDoc: unknown, data: Readonly<Record<string, unknown>>, req: PayloadRequest): Promise<void> {
  const id = idOf(originalDoc);
  const before = id === undefined ? undefined : await publishedAddress(collection, id, req);
  if (id === undefined || !before) return;
  underWay.of(req).set(`${collection} ${id}`, { ...before, leadsOn: data['leadOldAddress'] !== false });
}

function recall(collection: AddressedCollection, id: unknown, req: PayloadRequest): ChangeUnderWay | undefined {
  const key = `${collection} ${String(id)}`;
  const before = underWay.of(req).get(key);
  underWay.of(req).delete(key);
  return before;
}

/** A published entry has another address now. Its links keep working, unless somebody has chosen that they shall not. */
async function move({ address: from, leadsOn }: ChangeUnderWay, to: string, self: { collection: AddressedCollection; id: number | string }, req: PayloadRequest): Promise<void> {
  await dropPages([pageTag(from)], req);
  if (leadsOn) {
    await leadAddress({ from, to, note: 'The page has moved.' }, req);
    return;
  }
  const referrers = await referrersOf([from], req, self);
  if (referrers.length > 0) throw new APIError(`The address was not changed, because these link to ${from}: ${namesOf(referrers)}. Let the old address lead here, or change them first.`, 409, { referrers }, true);
  const back = await redirectFrom(to, req);
  if (back) await req.payload.delete({ collection: 'redirects', id: back.id, req });
}

/** An address at which a redirect stands belongs to what that leads to. */
async function refuseTakenAddress(collection: AddressedCollection, fields: Readonly<Record<string, unknown>>, req: PayloadRequest): Promise<void> {
  const address = addressOfFields(collection, fields);
  const redirect = address === undefined ? undefined : await redirectFrom(address, req);
  if (!redirect) return;
  const id = idOf(fields);
  const before = id === undefined ? undefined : await publishedAddress(collection, id, req);
  // The entry comes back to an address that it had before.
  if (before?.address === redirect.to) return;
  const message = `${redirect.from} is an old address, which leads to ${redirect.to}. Choose another address, or delete that redirect first.`;
  throw new ValidationError({ collection, errors: [{ path: collection === 'pages' ? 'url' : 'slug', message }], req });
}

function idOf(fields: unknown): number | string | undefined {
  if (typeof fields !== 'object' || fields === null || !('id' in fields)) return undefined;
  return typeof fields.id === 'number' || typeof fields.id === 'string' ? fields.id : undefined;
}
