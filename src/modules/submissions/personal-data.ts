import { createHmac } from 'node:crypto';
import { type BasePayload, type CollectionBeforeDeleteHook, createLocalReq, type PayloadRequest, type Where } from 'payload';
import type { FormEntry, Mail, Trial } from '@/payload-types';
import { environment } from '@/platform/environment';
import { deleteSubscriptions, deleteUnconfirmedSubscriptions, findSubscriptions } from '@/modules/newsletter/server';
import { runInTransaction } from '@/cms/core/transaction';

const YEAR_MS = 365 * 86_400_000;

/** Collects all data that the site stores about a person, by email address, for a data access request. */
export async function collectPersonalData(
  req: PayloadRequest,
  email: string,
): Promise<{ entries: object[]; trials: object[]; mails: object[]; newsletter: object[] }> {
  const { entries, trials, mails } = await findPersonalData(req, email);
  return {
    entries: entries.map(({ reference, createdAt, formName, values, state, notes, page, keepUntil, confirmedAt, subject }) => ({
      reference,
      createdAt,
      formName,
      values,
      state,
      notes,
      page,
      keepUntil,
      confirmedAt,
      account: subject,
    })),
    trials: trials.map(({ name, startsAt, endsAt, firstEndsAt, notes, subject }) => ({
      name,
      startsAt,
      endsAt,
      firstEndsAt,
      notes,
      account: subject,
    })),
    mails: mails.map(({ createdAt, subject, to, text }) => ({ createdAt, subject, to, text })),
    newsletter: await findSubscriptions(req, email.toLowerCase()),
  };
}

/** Deletes all data about a person at their request and records the deletion, in one transaction. */
export async function deletePersonalData(req: PayloadRequest, email: string): Promise<void> {
  await runInTransaction(req, async () => {
    const { entries, trials, mails } = await findPersonalData(req, email);
    await deleteSubmissions(req, entries);
    await req.payload.delete({ collection: 'mails', where: { id: { in: mails.map(({ id }) => id) } }, req });
    const subscriptions = await deleteSubscriptions(req, email.toLowerCase());
    const by = req.user?.collection === 'users' ? req.user.id : undefined;
    await req.payload.create({
      collection: 'form-deletions',
      data: {
        reason: 'request',
        entries: entries.length,
        trials: trials.length,
        mails: mails.length,
        subscriptions,
        person: hashEmail(email),
        by,
      },
      req,
    });
  });
}

/**
 * Deletes expired entries, unconfirmed subscriptions and stored mails older than a year. Records the deletion when
 * there were any.
 */
export async function deleteExpiredSubmissions(payload: BasePayload, now: Date): Promise<number> {
  const req = await createLocalReq({}, payload);
  let deleted = 0;
  await runInTransaction(req, async () => {
    const { docs } = await payload.find({
      collection: 'form-entries',
      where: { keepUntil: { less_than: now.toISOString() } },
      pagination: false,
      depth: 0,
      joins: false,
      req,
    });
    const { mails, trials } = await deleteSubmissions(req, docs);
    const yearAgo = new Date(now.getTime() - YEAR_MS).toISOString();
    const { docs: oldMails } = await payload.delete({ collection: 'mails', where: { createdAt: { less_than: yearAgo } }, req });
    const subscriptions = await deleteUnconfirmedSubscriptions(req, now);
    deleted = docs.length;
    if (docs.length + oldMails.length + subscriptions > 0)
      await payload.create({
        collection: 'form-deletions',
        data: { reason: 'time', entries: docs.length, trials, mails: mails + oldMails.length, subscriptions },
        req,
      });
  });
  return deleted;
}

async function findPersonalData(
  req: PayloadRequest,
  email: string,
): Promise<{ entries: FormEntry[]; trials: Trial[]; mails: Mail[] }> {
  const address = email.toLowerCase();
  const { docs: entries } = await req.payload.find({
    collection: 'form-entries',
    where: { email: { equals: address } },
    pagination: false,
    depth: 0,
    joins: false,
    req,
  });
  const { docs: trials } = await req.payload.find({
    collection: 'trials',
    where: { email: { equals: address } },
    pagination: false,
    depth: 0,
    req,
  });
  const where: Where = { or: [{ to: { equals: address } }, { entry: { in: entries.map(({ id }) => id) } }] };
  const { docs: mails } = await req.payload.find({ collection: 'mails', where, pagination: false, depth: 0, req });
  return { entries, trials, mails };
}

/**
 * Deletes form entries.
 * @returns how many mails and trials were deleted with them
 */
async function deleteSubmissions(req: PayloadRequest, entries: readonly FormEntry[]): Promise<{ mails: number; trials: number }> {
  if (entries.length === 0) return { mails: 0, trials: 0 };
  const ids = entries.map(({ id }) => id);
  const ofThem: Where = { entry: { in: ids } };
  const { totalDocs: mails } = await req.payload.count({ collection: 'mails', where: ofThem, req });
  const { totalDocs: trials } = await req.payload.count({ collection: 'trials', where: ofThem, req });
  await req.payload.delete({ collection: 'form-entries', where: { id: { in: ids } }, req });
  return { mails, trials };
}

/** Deletes everything that belongs to an entry, including when sales deletes the entry in the admin. */
export const deleteRelatedData: CollectionBeforeDeleteHook = async ({ req, id }) => {
  for (const collection of ['form-files', 'form-deliveries', 'trials', 'mails'] as const)
    await req.payload.delete({ collection, where: { entry: { equals: id } }, req });
};

function hashEmail(email: string): string {
  return createHmac('sha256', environment.PAYLOAD_SECRET).update(`person ${email.toLowerCase()}`).digest('hex');
}
