import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';
import { getLatestTable } from '@/cms/core/database/entry-tables';
import { RequestStore } from '@/cms/core/changes/request-store';
import { getTransaction, queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';

/*
 * The person who edits an entry holds its lock. Payload creates a lock on the first keystroke and deletes it on every save,
 * autosaves included. These hooks restore it until the holder leaves the form or is idle for as long as a lock lasts
 * (docs/decisions/0024).
 */

const LOCKS_COLLECTION = 'payload-locked-documents';

/** How long a lock lasts after the last keystroke, in seconds. */
export const EDIT_LOCK_SECONDS = 300;
/**
 * How long a takeover or a release waits for a save under way. On a busy machine, a save takes longer than a single statement may, and
 * the admin doesn't notice a takeover that fails: its form would go on, and none of its saves would be accepted.
 */
const WAIT_FOR_SAVE_MS = 20_000;

const writeArgumentsSchema = z.object({
  id: z.union([z.number(), z.string()]).optional().catch(undefined),
  autosave: z.boolean().nullish(),
  overrideLock: z.boolean().nullish(),
});
const ownedLockSchema = z.object({ id: z.number(), user: z.object({ value: z.number() }) });

/** The IDs of the locks held by the request's user, by collection and entry. */
const heldLocks = new RequestStore<string, number>('held-entries');

/**
 * Records, before an entry is written, whether the user holds its lock.
 * @throws APIError (423) when someone else holds it, with a message for the user who lost the lock
 */
export const captureLockHolder: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return;
  const { id, overrideLock } = writeArgumentsSchema.parse(args);
  if (id === undefined || req.user?.collection !== 'users') return;
  const lock = await findLockBeforeSave(req, collection.slug, id, req.user.id);
  if (lock?.user.value === req.user.id) heldLocks.for(req).set(getKey(collection.slug, id), lock.id);
  else if (lock !== undefined && overrideLock === false)
    throw new APIError(
      'Someone else is editing this entry now, so this wasn’t saved. ' +
        'In the admin, what you typed is kept in this browser: open the entry again to see who it is, ' +
        'or to take over.',
      423,
    );
};

/**
 * Checks that no one else is editing an entry, before something replaces its draft without being typed.
 * @throws APIError (423) when someone else holds its lock
 */
export async function assertNotEditedByOthers(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  const lock = await findLock(req, collection, id);
  if (lock !== undefined && lock.user.value !== req.user?.id)
    throw new APIError(
      'Someone else is editing this entry now, so no version was restored. Open the entry to see who it is, or to take over.',
      423,
    );
}

/**
 * Restores the lock after an entry is written, in the same transaction and under the same ID: a takeover that was requested
 * in the meantime names it.
 */
export const restoreEditLock: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  const { user } = req;
  const key = getKey(slug, doc.id);
  const lockId = heldLocks.for(req).get(key);
  if (user?.collection !== 'users' || lockId === undefined) return doc;
  heldLocks.for(req).delete(key);
  await req.payload.db.create({
    collection: LOCKS_COLLECTION,
    customID: lockId,
    data: { document: { relationTo: slug, value: doc.id }, user: { relationTo: 'users', value: user.id } },
    req,
  });
  return doc;
};

/**
 * Makes saves by the holder of an entry's lock, takeovers of it, and its release wait for each other, until their transactions
 * end. Otherwise, a takeover or a release during a save would change a lock that the save then replaces.
 */
async function serializeLockChanges(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  await queryRows(req, sql`select pg_advisory_xact_lock(hashtextextended(${`edit lock of ${getKey(collection, id)}`}, 0))`);
}

/** Waits for a save under way, which may take longer than other statements, and keeps later ones waiting. */
export async function waitForSave(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  await runWithStatementTimeout(WAIT_FOR_SAVE_MS, () => serializeLockChanges(req, collection, id));
}

/**
 * Starts a new version of a draft that someone else saved last. Consecutive autosaves share a version, so without this
 * one person's autosave would overwrite another's.
 */
export async function closeAutosaveVersion(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const versions = sql.identifier(getLatestTable(collection).name);
  await (await getTransaction(req)).execute(sql`update ${versions} set autosave = false where parent_id = ${id} and autosave`);
}

/** DELETE /api/pages/7/lock: releases the lock when its holder leaves the form. Other people's locks are untouched. */
export function createReleaseLockEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/lock',
    method: 'delete',
    handler: async (req) => {
      const id = Number(req.routeParams?.['id']);
      if (req.user?.collection !== 'users' || !Number.isSafeInteger(id)) throw new APIError('Sign in to the admin first.', 401);
      const held: Where = { and: [buildLockFilter(collection, id), { 'user.value': { equals: req.user.id } }] };
      await runInTransaction(req, async () => {
        await waitForSave(req, collection, id);
        await req.payload.db.deleteMany({ collection: LOCKS_COLLECTION, where: held, req });
      });
      return new Response(null, { status: 204 });
    },
  };
}

async function findLockBeforeSave(req: PayloadRequest, collection: string, id: number | string, user: number) {
  const lock = await findLock(req, collection, id);
  if (lock?.user.value !== user) return lock;
  await serializeLockChanges(req, collection, id);
  return findLock(req, collection, id);
}

async function findLock(req: PayloadRequest, collection: string, id: number | string) {
  const since = new Date(Date.now() - EDIT_LOCK_SECONDS * 1000).toISOString();
  const { docs } = await req.payload.find({
    collection: LOCKS_COLLECTION,
    where: { and: [buildLockFilter(collection, id), { updatedAt: { greater_than: since } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  return ownedLockSchema.safeParse(docs[0]).data;
}

function buildLockFilter(collection: string, id: number | string): Where {
  return { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }] };
}

function getKey(collection: string, id: unknown): string {
  return `${collection}/${String(id)}`;
}
