import type { Access, CollectionAfterReadHook, PayloadRequest, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { nobody, authenticated } from '@/cms/core/access/access';
import { waitForSave } from './edit-lock';

/** An edit lock: the entry or global that is locked. */
const lockSchema = z.object({
  document: z.object({ relationTo: z.string(), value: z.number() }).nullish(),
  globalSlug: z.string().nullish(),
});

/** What a form of the admin is about. */
interface LockedEntry {
  collectionSlug?: string | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
}

/** What the admin sends to take over a lock: the new holder and nothing else. */
const takeOverRequestSchema = z.strictObject({ user: z.strictObject({ relationTo: z.literal('users'), value: z.number() }) });

const isOwnLock: Access = ({ req: { user } }) => user?.collection === 'users' && { 'user.value': { equals: user.id } };

/**
 * Lets anyone who may update an entry take over its lock from the current holder, but only for themselves
 * (docs/decisions/0024).
 */
const canTakeOverLock: Access = async ({ req, id, data }) => {
  const wanted = takeOverRequestSchema.safeParse(data);
  if (!wanted.success || id === undefined || req.user === null || wanted.data.user.value !== req.user.id) return false;
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    req,
  });
  const held = lockSchema.safeParse(docs[0]);
  if (!held.success) return false;
  const { document } = held.data;
  if (document) await waitForSave(req, document.relationTo, document.value);
  return canUpdate(req, held.data);
};

/** A lock whose holder is populated. */
const heldSchema = z.looseObject({ user: z.looseObject({ value: z.looseObject({ name: z.string() }) }) });

/** Payload's dialog shows the email address of the holder, which only administrators may read, or else a number. */
const showHolderName: CollectionAfterReadHook = ({ doc }) => {
  const { data } = heldSchema.safeParse(doc);
  if (data === undefined) return doc;
  return { ...data, user: { ...data.user, value: { ...data.user.value, email: data.user.value.name } } };
};

/**
 * Restricts Payload's edit locks, which Payload leaves open to everyone signed in: the admin's server creates locks,
 * their holder deletes them, and anyone who may update the entry can take them over. Reading stays open, so that people are
 * warned of the holder, by name.
 */
export async function withEditLockAccess(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const locks = sanitized.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks === undefined) throw new Error('Payload has no edit locks: the rules for them would protect nothing.');
  locks.access = { ...locks.access, read: authenticated, create: nobody, update: canTakeOverLock, delete: isOwnLock };
  locks.hooks = { ...locks.hooks, afterRead: [...(locks.hooks.afterRead ?? []), showHolderName] };
  return sanitized;
}

/** Returns whether the one who sends a request may change an entry or a global, and so lock it. */
export async function canLock(req: PayloadRequest, { collectionSlug, globalSlug, id }: LockedEntry): Promise<boolean> {
  const document = collectionSlug === undefined ? undefined : { relationTo: collectionSlug, value: Number(id) };
  return canUpdate(req, { document, globalSlug });
}

async function canUpdate(req: PayloadRequest, { document, globalSlug }: z.output<typeof lockSchema>): Promise<boolean> {
  if (globalSlug) {
    const global = req.payload.config.globals.find(({ slug }) => slug === globalSlug);
    return global !== undefined && Boolean(await global.access.update({ req }));
  }
  const collection = req.payload.config.collections.find(({ slug }) => slug === document?.relationTo);
  return collection !== undefined && Boolean(await collection.access.update({ req, id: document?.value }));
}
