import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { pageTag } from '@/platform/page-cache/tags';
import { dropPages } from '@/cms/core/drop-pages';
import { RequestMemory } from '@/cms/core/request-memory';
import { isDraftWrite } from '@/cms/core/draft-writes';
import { checkTogether, wasChecked } from './check-together';
import { type AddressedCollection, addressOfFields, isPublicEntry, publicAddress } from './owned-addresses';
import { deleteRedirectFrom, redirectAddress } from './redirects';
import { checkTakedown, redirectTakenDown, refuseLinked } from './takedown';

/** What becomes of a public address with the change that is under way. */
interface AddressChange {
  from: string;
  /** Where the entry stands afterwards; undefined when it is taken down. */
  to: string | undefined;
  redirects: boolean;
}

/** Decided before a change is written and carried out after it, by collection and id. */
const underWay = new RequestMemory<string, AddressChange>('address-change');

interface AddressHooks {
  beforeOperation: CollectionBeforeOperationHook;
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
  beforeDelete: CollectionBeforeDeleteHook;
  afterDelete: CollectionAfterDeleteHook;
}

/**
 * What keeps public addresses good, in the transaction of the change itself: before anything is written, it refuses to
 * take down what is linked from somewhere; afterwards, it redirects the old address of what has moved.
 */
export function addressHooks(collection: AddressedCollection): AddressHooks {
  return {
    beforeOperation: (operation) =>
      checkTogether(operation, async (entries) => {
        const leaving = entries.flatMap((entry) => {
          const address = isPublicEntry(entry) ? addressOfFields(collection, entry) : undefined;
          return address === undefined ? [] : [{ collection, id: entry.id, targets: [address] }];
        });
        if (leaving.length > 0) await checkTakedown(leaving, operation.req);
      }),
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      const id = idOf(originalDoc);
      if (operation === 'update' && id !== undefined && !req.context.importing && !isDraftWrite(req, collection)) await prepareChange(collection, id, { ...originalDoc, ...data }, req);
      return data;
    },
    afterChange: async ({ doc, req }) => {
      const change = takeChange(collection, doc.id, req);
      if (change) await followChange(change, req);
      return doc;
    },
    beforeDelete: async ({ id, req }) => {
      const from = await publicAddress(collection, id, req);
      if (from !== undefined) await prepareTakedown({ collection, id, from }, req);
    },
    afterDelete: async ({ id, doc, req }) => {
      const change = takeChange(collection, id, req);
      if (change) await followChange(change, req);
      return doc;
    },
  };
}

async function prepareChange(collection: AddressedCollection, id: number | string, next: Readonly<Record<string, unknown>>, req: PayloadRequest): Promise<void> {
  const from = await publicAddress(collection, id, req);
  if (from === undefined) return;
  const to = isPublicEntry(next) ? addressOfFields(collection, next) : undefined;
  if (to === from) return;
  if (to === undefined) {
    await prepareTakedown({ collection, id, from }, req);
    return;
  }
  const redirects = next['leadOldAddress'] !== false;
  if (!redirects) await refuseLinked([{ collection, id, targets: [from] }], 'Change those links first, or redirect the old URL.', req);
  underWay.of(req).set(`${collection} ${id}`, { from, to, redirects });
}

async function prepareTakedown({ collection, id, from }: { collection: AddressedCollection; id: number | string; from: string }, req: PayloadRequest): Promise<void> {
  if (!wasChecked(req, collection, id)) await checkTakedown([{ collection, id, targets: [from] }], req);
  underWay.of(req).set(`${collection} ${id}`, { from, to: undefined, redirects: false });
}

function takeChange(collection: AddressedCollection, id: unknown, req: PayloadRequest): AddressChange | undefined {
  const key = `${collection} ${String(id)}`;
  const change = underWay.of(req).get(key);
  underWay.of(req).delete(key);
  return change;
}

async function followChange({ from, to, redirects }: AddressChange, req: PayloadRequest): Promise<void> {
  if (to === undefined) {
    await redirectTakenDown([from], req);
    return;
  }
  await dropPages([pageTag(from)], req);
  if (redirects) await redirectAddress({ from, to, note: 'The page has moved.' }, req);
  else await deleteRedirectFrom(to, req);
}

function idOf(fields: unknown): number | string | undefined {
  if (typeof fields !== 'object' || fields === null || !('id' in fields)) return undefined;
  return typeof fields.id === 'number' || typeof fields.id === 'string' ? fields.id : undefined;
}
