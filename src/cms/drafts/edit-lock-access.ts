import type { Access, PayloadRequest, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { nobody, authenticated } from '@/cms/core/access';

/** An edit lock: which entry or which settings, and who holds it. */
const lockSchema = z.object({
  document: z.object({ relationTo: z.string(), value: z.number() }).nullish(),
  globalSlug: z.string().nullish(),
});

/** What the admin sends to take an entry over: the new holder and nothing else. */
const takeOverRequest = z.strictObject({ user: z.strictObject({ relationTo: z.literal('users'), value: z.number() }) });

const isOwnLock: Access = ({ req: { user } }) => user?.collection === 'users' && { 'user.value': { equals: user.id } };

/**
 * Somebody who may change an entry may take it over from whoever holds it, by making the lock their own (decision 24). A
 * lock is never given to somebody else.
 */
const canTakeOverLock: Access = async ({ req, id, data }) => {
  const wanted = takeOverRequest.safeParse(data);
  if (!wanted.success || id === undefined || req.user === null || wanted.data.user.value !== req.user.id) return false;
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    req,
  });
  const held = lockSchema.safeParse(docs[0]);
  return held.success && canUpdate(req, held.data);
};

/**
 * Closes Payload's edit locks, which it leaves open to everybody signed in: locks are made by the admin's server, ended by
 * whoever holds them, and taken over by whoever may change the entry. To read them stays open, so that people are warned.
 */
export async function withEditLockAccess(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const locks = sanitized.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks === undefined) throw new Error('Payload has no edit locks: the rules for them would protect nothing.');
  locks.access = { ...locks.access, read: authenticated, create: nobody, update: canTakeOverLock, delete: isOwnLock };
  return sanitized;
}

async function canUpdate(req: PayloadRequest, { document, globalSlug }: z.output<typeof lockSchema>): Promise<boolean> {
  if (globalSlug) {
    const global = req.payload.config.globals.find(({ slug }) => slug === globalSlug);
    return global !== undefined && Boolean(await global.access.update({ req }));
  }
  const collection = req.payload.config.collections.find(({ slug }) => slug === document?.relationTo);
  return collection !== undefined && Boolean(await collection.access.update({ req, id: document?.value }));
}
