import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { type BasePayload, type CollectionBeforeDeleteHook, createLocalReq, type PayloadRequest, type Where } from 'payload';
import type { FormEntry, FormFile, Mail, Trial } from '@/payload-types';
import { environment } from '@/platform/environment';
import { type Person, type PersonalDataHandler, querySubjects } from '@/cms/core/personal-data';
import { runInTransaction } from '@/cms/core/database/transaction';
import { canReadMail } from '@/cms/mail/mail-readers';
import { examsPersonalData } from '@/modules/certification/server';
import { learningPersonalData } from '@/modules/learning/server';
import { deleteSubscriptions, deleteUnconfirmedSubscriptions, findSubscriptions } from '@/modules/newsletter/server';
import { savedPagesPersonalData } from '@/modules/saved-pages/server';
import { bookingsPersonalData } from '@/modules/training/server';
import { YEAR_MS } from '@/platform/durations';
import { keepRegistrations } from './notices/keep-registrations';

/** What other modules store about people with an account. A module with such data adds its handler here. */
const HANDLERS: readonly PersonalDataHandler[] = [
  bookingsPersonalData,
  examsPersonalData,
  learningPersonalData,
  savedPagesPersonalData,
];

/** Collections with data of visitors that this file itself takes care of. Files and deliveries are deleted with their entry. */
const OWN_COLLECTIONS = ['form-entries', 'form-files', 'form-deliveries', 'trials', 'mails', 'newsletter-subscribers'] as const;

/** Collections of visitors' data that lead to no person: feedback has no sender, and deletions have a keyed hash. */
const ANONYMOUS_COLLECTIONS = ['docs-feedback', 'form-deletions'] as const;

/** All collections for which it is decided what happens when a person asks for their data. */
export const COVERED_COLLECTIONS: readonly string[] = [
  ...OWN_COLLECTIONS,
  ...ANONYMOUS_COLLECTIONS,
  ...HANDLERS.flatMap(({ collections }) => collections),
];

/** The person whom a request is about, as they name themselves. */
interface PersonQuery {
  email: string;
  /** The account at the identity provider. Without it, accounts are found by what was sent or booked with the address. */
  account?: string | undefined;
}

/** Collects all data that the site stores about a person, for a data access request. */
export async function collectPersonalData(req: PayloadRequest, query: PersonQuery): Promise<Record<string, object[]>> {
  const person = await findPerson(req, query);
  const { entries, trials, mails } = await findPersonRecords(req, person);
  const files = await findFiles(req, entries);
  const result: Record<string, object[]> = {
    entries: entries.map(
      ({ id, reference, createdAt, formName, values, state, notes, page, keepUntil, confirmedAt, subject }) => ({
        reference,
        createdAt,
        formName,
        values,
        files: files.filter(({ entry }) => entry === id).map(({ name, type, size, content }) => ({ name, type, size, content })),
        state,
        notes,
        page,
        keepUntil,
        confirmedAt,
        account: subject,
      }),
    ),
    trials: trials.map(({ name, startsAt, endsAt, firstEndsAt, notes, subject }) => ({
      name,
      startsAt,
      endsAt,
      firstEndsAt,
      notes,
      account: subject,
    })),
    // An editor's address also gets emails about drafts.
    mails: mails
      .filter(({ kind }) => canReadMail(req.user, kind))
      .map(({ createdAt, subject, to, text }) => ({ createdAt, subject, to, text })),
    newsletter: await findSubscriptions(req, person.email),
  };
  for (const handler of HANDLERS) Object.assign(result, await handler.collect(req, person));
  return result;
}

/**
 * Deletes all data about a person at their request and records the deletion, in one transaction.
 * @returns the ID of the record, which says what was deleted and what had to be kept
 */
export async function deletePersonalData(req: PayloadRequest, query: PersonQuery): Promise<number> {
  return runInTransaction(req, async () => {
    const person = await findPerson(req, query);
    const { entries, trials, mails } = await findPersonRecords(req, person);
    await deleteSubmissions(req, entries);
    await req.payload.delete({ collection: 'mails', where: { id: { in: mails.map(({ id }) => id) } }, req });
    const subscriptions = await deleteSubscriptions(req, person.email);
    const details: string[] = [];
    for (const handler of HANDLERS) details.push(...(await handler.remove(req, person)));
    const by = req.user?.collection === 'users' ? req.user.id : undefined;
    const { id } = await req.payload.create({
      collection: 'form-deletions',
      data: {
        reason: 'request',
        entries: entries.length,
        trials: trials.length,
        mails: mails.length,
        subscriptions,
        details: details.join('\n'),
        person: hashEmail(person.email),
        by,
      },
      req,
    });
    return id;
  });
}

/**
 * Deletes expired entries, unconfirmed subscriptions and stored emails older than a year. Records the deletion when
 * there were any.
 */
export async function deleteExpiredSubmissions(payload: BasePayload, now: Date): Promise<number> {
  const req = await createLocalReq({}, payload);
  return runInTransaction(req, async () => {
    await keepRegistrations(req, now);
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
    if (docs.length + oldMails.length + subscriptions > 0)
      await payload.create({
        collection: 'form-deletions',
        data: { reason: 'time', entries: docs.length, trials, mails: mails + oldMails.length, subscriptions },
        req,
      });
    return docs.length;
  });
}

async function findPerson(req: PayloadRequest, { email, account }: PersonQuery): Promise<Person> {
  const address = email.toLowerCase();
  // Both are only written for an account whose address is verified.
  const found = await querySubjects(
    req,
    sql`
      select subject from form_entries where email = ${address} and subject is not null
      union select subject from trials where email = ${address} and subject is not null`,
  );
  for (const handler of HANDLERS) found.push(...((await handler.findSubjects?.(req, address)) ?? []));
  return { email: address, subjects: [...new Set(account ? [...found, account] : found)] };
}

async function findPersonRecords(
  req: PayloadRequest,
  { email, subjects }: Person,
): Promise<{ entries: FormEntry[]; trials: Trial[]; mails: Mail[] }> {
  const ofPerson: Where[] = [{ email: { equals: email } }, { subject: { in: [...subjects] } }];
  const { docs: trials } = await req.payload.find({
    collection: 'trials',
    where: { or: ofPerson },
    pagination: false,
    depth: 0,
    req,
  });
  // A trial is deleted with its entry, which may have another address or no account.
  const ofTrials = trials.map(({ entry }) => (typeof entry === 'number' ? entry : entry.id));
  const { docs: entries } = await req.payload.find({
    collection: 'form-entries',
    where: { or: [...ofPerson, { id: { in: ofTrials } }] },
    pagination: false,
    depth: 0,
    joins: false,
    req,
  });
  const where: Where = { or: [{ to: { equals: email } }, { entry: { in: entries.map(({ id }) => id) } }] };
  const { docs: mails } = await req.payload.find({ collection: 'mails', where, pagination: false, depth: 0, req });
  return { entries, trials, mails };
}

/** Finds the files that were sent with entries. Their content is base64. */
async function findFiles(req: PayloadRequest, entries: readonly FormEntry[]): Promise<(FormFile & { entry: number })[]> {
  const { docs } = await req.payload.find({
    collection: 'form-files',
    where: { entry: { in: entries.map(({ id }) => id) } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map((file) => ({ ...file, entry: typeof file.entry === 'number' ? file.entry : file.entry.id }));
}

/**
 * Deletes form entries.
 * @returns how many emails and trials were deleted with them
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
