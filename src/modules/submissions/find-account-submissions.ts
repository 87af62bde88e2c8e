import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { FormEntry } from '@/payload-types';
import { buildPublicTitle } from '@/cms/entries/occurrence';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { groupBy } from '@/platform/group-by';
import type { AccountOwner } from '@/services/identity';
import { markdownToText } from '@/ui/markdown';
import type { AccountSubmission, AccountSubmissionStatus } from './account-submission';
import { findByFirstUrl } from './find-subject';
import { OCCURRENCE_COLLECTIONS } from './notices/occurrence-collection';

const SHOWN_MAX = 20;

/**
 * Finds the forms of the signed-in person, newest first. A form that no one has seen yet belongs to the first person with
 * its verified email address, and stays theirs: a later owner of the address doesn't get it (decision 23).
 */
export async function findAccountSubmissions(
  payload: Payload,
  { subject, verifiedEmail }: AccountOwner,
): Promise<AccountSubmission[]> {
  if (verifiedEmail !== undefined)
    await payload.db.drizzle.execute(
      sql`update form_entries set subject = ${subject} where email = ${verifiedEmail} and subject is null`,
    );
  const { docs: entries } = await payload.find({
    collection: 'form-entries',
    where: { subject: { equals: subject } },
    sort: '-createdAt',
    limit: SHOWN_MAX,
    depth: 0,
    joins: false,
  });
  const [files, nextSteps, cancellations] = await Promise.all([
    findFileNames(payload, entries),
    findNextSteps(payload, entries),
    findCancellations(payload, entries),
  ]);
  return entries.map((entry) => {
    const next = cancellations.get(entry.about ?? '') ?? nextSteps.get(entry.form) ?? '';
    return toAccountSubmission(entry, files.get(entry.id) ?? [], next);
  });
}

/** Finds one form of the signed-in person by its reference number; undefined for anyone else's. */
export async function findAccountSubmission(
  payload: Payload,
  subject: string,
  reference: string,
): Promise<FormEntry | undefined> {
  const { docs } = await payload.find({
    collection: 'form-entries',
    where: { and: [{ subject: { equals: subject } }, { reference: { equals: reference } }] },
    limit: 1,
    depth: 0,
    joins: false,
  });
  return docs[0];
}

const STATUSES: Readonly<Record<FormEntry['state'], AccountSubmissionStatus>> = {
  new: 'received',
  'in-work': 'in-progress',
  done: 'answered',
};

function toAccountSubmission(entry: FormEntry, files: string[], nextSteps: string): AccountSubmission {
  const { reference, formName, createdAt, state, confirmBefore, confirmedAt, values } = entry;
  const isUnconfirmed = Boolean(confirmBefore) && !confirmedAt;
  return {
    reference,
    name: formName,
    receivedAt: createdAt,
    status: isUnconfirmed ? 'unconfirmed' : STATUSES[state],
    confirmBefore: isUnconfirmed ? (confirmBefore ?? null) : null,
    nextSteps,
    values: (values ?? []).map(({ label, value }) => ({ label, value: value ?? '' })),
    files,
  };
}

async function findFileNames(payload: Payload, entries: readonly FormEntry[]): Promise<Map<number, string[]>> {
  const { docs } = await payload.find({
    collection: 'form-files',
    where: { entry: { in: entries.map(({ id }) => id) } },
    select: { entry: true, name: true },
    pagination: false,
    depth: 0,
  });
  const filesByEntry = groupBy(docs, ({ entry }) => (typeof entry === 'number' ? entry : entry.id));
  return new Map([...filesByEntry].map(([id, files]) => [id, files.map(({ name }) => name)]));
}

async function findNextSteps(payload: Payload, entries: readonly FormEntry[]): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { key: { in: [...new Set(entries.map(({ form }) => form))] } },
    select: { key: true, nextSteps: true },
    pagination: false,
    depth: 0,
  });
  return new Map((await resolveStoredFacts(payload, docs)).map(({ key, nextSteps }) => [key, nextSteps]));
}

/** Finds what takes the place of the next steps: which webinars and events were canceled, and why, by what forms are about. */
async function findCancellations(payload: Payload, entries: readonly FormEntry[]): Promise<Map<string, string>> {
  const urls = [...new Set(entries.flatMap(({ about }) => about ?? []))];
  const found = await Promise.all(
    urls.flatMap((url) =>
      OCCURRENCE_COLLECTIONS.map(async (collection) => {
        const doc = await findByFirstUrl(payload, collection, url);
        return doc?.canceled ? [[url, `${buildPublicTitle(doc)}. ${markdownToText(doc.cancellation ?? '')}`] as const] : [];
      }),
    ),
  );
  return new Map(found.flat());
}
