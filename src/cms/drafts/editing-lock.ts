import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeOperationHook, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { RequestMemory } from '@/cms/core/request-memory';
import { transactionOf } from '@/cms/core/transaction';

/*
 * Who edits an entry holds it. Payload makes a lock at the first letter, and removes it with each save, those included
 * that a form makes by itself; these hooks put it back, until whoever holds it leaves the form or does nothing for as
 * long as a lock lasts (docs/decisions/0024).
 */

const LOCKS = 'payload-locked-documents';

/** How long a lock lasts after the last letter, in seconds. */
export const LOCK_SECONDS = 300;

const writeArguments = z.object({ id: z.union([z.number(), z.string()]).optional().catch(undefined), autosave: z.boolean().nullish(), overrideLock: z.boolean().nullish() });
const ownedLock = z.object({ user: z.object({ value: z.number() }) });

/** The entries that the person of a request holds, by collection and id. */
const held = new RequestMemory<string, true>('held-entries');

/**
 * Before an entry is written: remembers whether the person holds it.
 * @throws APIError (423) when somebody else does, in words for whoever was taken over
 */
export const rememberHolder: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return;
  const { id, overrideLock } = writeArguments.parse(args);
  if (id === undefined || req.user?.collection !== 'users') return;
  const holder = await holderOf(req, collection.slug, id);
  if (holder === req.user.id) held.of(req).set(keyOf(collection.slug, id), true);
  else if (holder !== undefined && overrideLock === false) throw new APIError('Somebody else is editing this entry now, so this was not saved. In the admin, what you typed is kept in this browser: open the entry again to see who it is, or to take over.', 423, undefined, true);
};

/** After an entry is written, in the same transaction: whoever held it still does. */
export const holdOn: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  const { user } = req;
  if (user?.collection !== 'users' || !held.of(req).delete(keyOf(slug, doc.id))) return doc;
  await req.payload.db.create({ collection: LOCKS, data: { document: { relationTo: slug, value: doc.id }, user: { relationTo: 'users', value: user.id } }, req });
  return doc;
};

/**
 * Begins a new version of a draft that somebody else saved last: a run of saves that a form makes by itself is one
 * version, and nobody's words are written over by another person's.
 */
export async function beginVersionAfterOthers(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`);
  await (await transactionOf(req)).execute(sql`update ${versions} set autosave = false where parent_id = ${id} and autosave`);
}

/** DELETE /api/pages/7/lock: the person who asks has left the form. What somebody else holds stays theirs. */
export function leaveEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/lock',
    method: 'delete',
    handler: async (req) => {
      const id = Number(req.routeParams?.['id']);
      if (req.user?.collection !== 'users' || !Number.isSafeInteger(id)) throw new APIError('Sign in to the admin first.', 401);
      await req.payload.db.deleteMany({ collection: LOCKS, where: { and: [lockOf(collection, id), { 'user.value': { equals: req.user.id } }] }, req });
      return new Response(null, { status: 204 });
    },
  };
}

async function holderOf(req: PayloadRequest, collection: string, id: number | string): Promise<number | undefined> {
  const since = new Date(Date.now() - LOCK_SECONDS * 1000).toISOString();
  const { docs } = await req.payload.find({ collection: LOCKS, where: { and: [lockOf(collection, id), { updatedAt: { greater_than: since } }] }, sort: '-updatedAt', limit: 1, pagination: false, depth: 0, req });
  return ownedLock.safeParse(docs[0]).data?.user.value;
}

function lockOf(collection: string, id: number | string): Where {
  return { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }] };
}

function keyOf(collection: string, id: unknown): string {
  return `${collection}/${String(id)}`;
}
