import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { pageTag } from '@/platform/page-cache/tags';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { RequestStore } from '@/cms/core/changes/request-store';
import { isDraftWrite } from '@/cms/core/changes/draft-writes';
import { isPublished } from '@/cms/core/publishing/is-published';
import { getEntrySnapshot, loadEntrySnapshot } from '@/cms/core/changes/stored-entry';
import { checkBulkOperation, isBulkChecked } from './bulk-check';
import { getEntryLinks } from './entry-links';
import { type RoutableCollection, getEntryId, getEntryUrl, findPublishedUrl } from './entry-urls';
import { stripQueryAndHash } from './link-targets';
import { deleteRedirectFrom, findRedirectFrom, upsertRedirect } from './redirects';
import { checkTakedown, redirectRetiredUrls, assertNotLinked } from './takedown';

/** The effect of the current change on a public URL. */
interface UrlChange {
  from: string;
  /** The new URL of the entry; undefined when it is taken down. */
  to: string | undefined;
  redirects: boolean;
}

/** URL changes prepared before the write and applied after it, by collection and id. */
const pendingChanges = new RequestStore<string, UrlChange>('url-change');

interface UrlHooks {
  beforeOperation: CollectionBeforeOperationHook;
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
  beforeDelete: CollectionBeforeDeleteHook;
  afterDelete: CollectionAfterDeleteHook;
}

/**
 * Creates hooks that protect public URLs in the transaction of the change itself: before anything is written, they
 * refuse to take down an entry with inbound links; afterwards, they redirect the old URL of an entry that has moved.
 */
export function createUrlHooks(collection: RoutableCollection): UrlHooks {
  return {
    beforeOperation: (operation) =>
      checkBulkOperation(operation, async (entries) => {
        const leaving = entries.flatMap((entry) => {
          const url = isPublished(entry) ? getEntryUrl(collection, entry) : undefined;
          return url === undefined ? [] : [{ collection, id: entry.id, targets: [url] }];
        });
        if (leaving.length > 0) await checkTakedown(leaving, operation.req);
      }),
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      const id = getEntryId(originalDoc);
      if (operation === 'update' && id !== undefined && !req.context.importing && !isDraftWrite(req, collection))
        await prepareUrlChange({ collection, id, next: { ...originalDoc, ...data } }, req);
      return data;
    },
    afterChange: async ({ doc, req }) => {
      const change = takePendingChange(collection, doc.id, req);
      if (change) await applyUrlChange(change, req);
      return doc;
    },
    beforeDelete: async ({ id, req }) => {
      const from = await findPublishedUrl(collection, id, req);
      if (from !== undefined) await prepareTakedown({ collection, id, from }, req);
    },
    afterDelete: async ({ id, doc, req }) => {
      const change = takePendingChange(collection, id, req);
      if (change) await applyUrlChange(change, req);
      return doc;
    },
  };
}

/** An entry as it will be stored. */
interface ChangedEntry {
  collection: RoutableCollection;
  id: number | string;
  next: Readonly<Record<string, unknown>>;
}

async function prepareUrlChange({ collection, id, next }: ChangedEntry, req: PayloadRequest): Promise<void> {
  const entry = { collection, id };
  // The workflow has read it just before.
  const stored = getEntrySnapshot(req, 'before', entry) ?? (await loadEntrySnapshot(req, 'before', entry));
  const from = isPublished(stored) ? getEntryUrl(collection, stored) : undefined;
  if (from === undefined) return;
  const to = isPublished(next) ? getEntryUrl(collection, next) : undefined;
  if (to === from) return;
  if (to === undefined) {
    await prepareTakedown({ collection, id, from }, req);
    return;
  }
  const redirects = next['redirectOldUrl'] !== false;
  if (!redirects) await assertRedirectNotNeeded({ collection, id, from, to, next }, req);
  pendingChanges.for(req).set(`${collection} ${id}`, { from, to, redirects });
}

interface UrlMove extends ChangedEntry {
  from: string;
  to: string;
}

/** Rejects moving an entry without a redirect while public links lead to its old URL, those in its own new content included. */
async function assertRedirectNotNeeded({ collection, id, from, to, next }: UrlMove, req: PayloadRequest): Promise<void> {
  const advice = 'Change those links first, or redirect the old URL.';
  if (
    req.user?.collection === 'users' &&
    getEntryLinks(collection, next).some(({ target }) => stripQueryAndHash(target) === from)
  )
    throw new APIError(`Nothing was changed. The entry itself links to its old URL, ${from}. ${advice}`, 409);
  // When the entry moves back, the redirect from its earlier URL is deleted with the change.
  const superseded = await findRedirectFrom(to, req);
  const leaving = superseded ? [{ collection: 'redirects', id: superseded.id, targets: [] }] : [];
  await assertNotLinked([{ collection, id, targets: [from] }, ...leaving], advice, req);
}

async function prepareTakedown(
  { collection, id, from }: { collection: RoutableCollection; id: number | string; from: string },
  req: PayloadRequest,
): Promise<void> {
  if (!isBulkChecked(req, collection, id)) await checkTakedown([{ collection, id, targets: [from] }], req);
  pendingChanges.for(req).set(`${collection} ${id}`, { from, to: undefined, redirects: false });
}

function takePendingChange(collection: RoutableCollection, id: unknown, req: PayloadRequest): UrlChange | undefined {
  const key = `${collection} ${String(id)}`;
  const change = pendingChanges.for(req).get(key);
  pendingChanges.for(req).delete(key);
  return change;
}

async function applyUrlChange({ from, to, redirects }: UrlChange, req: PayloadRequest): Promise<void> {
  if (to === undefined) {
    await redirectRetiredUrls([from], req);
    return;
  }
  await invalidateTags([pageTag(from)], req);
  if (redirects) await upsertRedirect({ from, to, note: 'The page has moved.' }, req);
  else await deleteRedirectFrom(to, req);
}
