import { createHash } from 'node:crypto';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { FormEntry } from '@/payload-types';
import { type FormDefinition, needsConfirmation, type UploadedFile } from '@/modules/forms';
import { runInTransaction } from '@/cms/core/database/transaction';
import { triggerDelivery } from '@/cms/outbox/deliver';
import type { DeliveryKind } from '@/cms/mail/delivery-kinds';
import { createLinkId } from '@/platform/link-tokens';
import { waitWithTimeout } from '@/platform/wait-with-timeout';
import { consumeQuota, type RateLimit } from '@/services/rate-limit';
import { getPayloadClient } from '@/modules/payload-client';
import { toUtcDay } from '@/platform/utc-day';
import { generateReference } from '@/platform/reference-number';
import { DAY_MS, DAY_SECONDS } from '@/platform/durations';
import { CONFIRMATION_DAYS } from './confirmation-link';
import { enqueueDeliveries, findDeliveryKinds } from './enqueue-deliveries';
import type { SenderTrust } from './guard-submission';
import { lockRegisteredEntry, type RegisteredEntry } from './registered-entry';

/** Limits the wait, so that a database that silently disappears doesn't keep a visitor waiting. */
const TIME_LIMIT = { limitMs: 8_000, message: 'The database did not respond in time.' };
/**
 * Limits the emails to an address that nobody has confirmed, whatever strangers enter. A request to confirm and a confirmation
 * without one, which repeats what was typed, are counted separately.
 */
const DAILY_MAIL_QUOTAS = {
  'request-confirm': { name: 'mails that ask to confirm', limit: 5, windowSeconds: DAY_SECONDS },
  confirmation: { name: 'mails that confirm a form', limit: 5, windowSeconds: DAY_SECONDS },
} as const satisfies Partial<Record<DeliveryKind, RateLimit>>;

/** A valid submission. */
export interface Submission {
  form: FormDefinition;
  values: Readonly<Record<string, string>>;
  files: readonly { field: string; file: UploadedFile }[];
  /** ID that the browser creates for each time a form is filled in; empty without JavaScript. */
  attempt: string;
  page: string;
  sender: SenderTrust;
  /** The webinar or event that it registers someone for. */
  registered?: RegisteredEntry | undefined;
}

/**
 * Saves a submission and its outgoing deliveries in one transaction. When its address must be confirmed first, that is one
 * email with a link; everything else follows in `confirmSubmission`. An address that has had its emails of the day gets none, but
 * our own staff and systems get theirs. Sending it again (a double click, a reload, a retry after a lost response) returns the
 * existing entry.
 * @returns the reference number; undefined when what it registers for has been canceled or unpublished meanwhile, and nothing was saved
 * @throws when the database doesn't respond; then nothing was saved, or a retry finds it
 */
export async function saveSubmission(submission: Submission): Promise<string | undefined> {
  const [attempt, ofYesterday] = getAttemptHashes(submission, new Date());
  const known = await waitWithTimeout(findReference([attempt, ofYesterday]), TIME_LIMIT);
  if (known !== undefined) return known;
  try {
    return await waitWithTimeout(insertSubmission(submission, attempt), TIME_LIMIT);
  } catch (error) {
    // Sent twice at once: the unique index let only one through.
    const other = await waitWithTimeout(findReference([attempt]), TIME_LIMIT);
    if (other === undefined) throw error;
    return other;
  }
}

/**
 * Hashes what identifies a submission: the form, its values and the browser's attempt, or the day if there is no
 * attempt. Yesterday's hash counts, too, so that a retry after midnight isn't a second entry.
 */
function getAttemptHashes({ form, values, files, attempt }: Submission, now: Date): [string, string] {
  const hashWith = (part: string) => {
    const hash = createHash('sha256').update(
      JSON.stringify([form.key, part, Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))]),
    );
    for (const { field, file } of files) hash.update(field).update(file.content);
    return hash.digest('hex');
  };
  if (attempt !== '') return [hashWith(`attempt ${attempt}`), hashWith(`attempt ${attempt}`)];
  return [hashWith(toUtcDay(now)), hashWith(toUtcDay(new Date(now.getTime() - DAY_MS)))];
}

/** Returns until when a submission is kept: its form counts from today, or from the end of what it registers for. */
function getKeepUntil({ keepDays }: FormDefinition, registered: RegisteredEntry | undefined): string {
  const from = Math.max(Date.now(), registered?.endsAt?.getTime() ?? 0);
  return new Date(from + keepDays * DAY_MS).toISOString();
}

async function findReference(attempts: readonly string[]): Promise<string | undefined> {
  const { docs } = await (
    await getPayloadClient()
  ).find({
    collection: 'form-entries',
    where: { attempt: { in: [...attempts] } },
    limit: 1,
    depth: 0,
    joins: false,
    select: { reference: true },
  });
  return docs[0]?.reference;
}

async function insertSubmission(submission: Submission, attempt: string): Promise<string | undefined> {
  const req = await createLocalReq({}, await getPayloadClient());
  const { form, files, registered } = submission;
  const reference = generateReference();
  const isSaved = await runInTransaction(req, async () => {
    if (registered !== undefined && !(await lockRegisteredEntry(req, registered))) return false;
    const entry = await createEntry(req, submission, { reference, attempt });
    await createFiles(req, entry.id, files);
    await enqueueAllowedDeliveries(req, entry, form);
    return true;
  });
  if (!isSaved) return undefined;
  triggerDelivery(req.payload);
  return reference;
}

async function createEntry(
  req: PayloadRequest,
  { form, values, page, sender, registered }: Submission,
  ids: { reference: string; attempt: string },
): Promise<FormEntry> {
  const confirmBefore = needsConfirmation(form) ? new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS).toISOString() : undefined;
  return req.payload.create({
    collection: 'form-entries',
    data: {
      ...ids,
      state: 'new',
      sender,
      form: form.key,
      formName: form.name,
      email: (values['email'] ?? '').toLowerCase(),
      values: form.fields.flatMap(({ name, label }) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        return value ? [{ name, label, value }] : [];
      }),
      page,
      about: registered?.about,
      ...(confirmBefore
        ? { handle: createLinkId(), confirmBefore, keepUntil: confirmBefore }
        : { keepUntil: getKeepUntil(form, registered) }),
    },
    depth: 0,
    req,
  });
}

async function createFiles(req: PayloadRequest, entry: number, files: Submission['files']): Promise<void> {
  for (const { file } of files) {
    const content = file.content.toString('base64');
    await req.payload.create({
      collection: 'form-files',
      data: { entry, name: file.name, type: file.type, size: file.content.length, content },
      depth: 0,
      req,
    });
  }
}

/** Enqueues the deliveries of an entry, without the email to its sender if the address has had its emails of the day. */
async function enqueueAllowedDeliveries(
  req: PayloadRequest,
  { id, reference, email }: Pick<FormEntry, 'id' | 'reference' | 'email'>,
  form: FormDefinition,
): Promise<void> {
  const isConfirmedFirst = needsConfirmation(form);
  const kinds: DeliveryKind[] = isConfirmedFirst ? ['request-confirm'] : await findDeliveryKinds(req, form);
  const quotaKind = isConfirmedFirst ? 'request-confirm' : 'confirmation';
  const { allowed } = await consumeQuota(DAILY_MAIL_QUOTAS[quotaKind], email);
  if (!allowed) console.warn(`No email to the sender of ${reference}: the address has reached its daily limit (${quotaKind}).`);
  await enqueueDeliveries(req, id, allowed ? kinds : kinds.filter((kind) => kind !== quotaKind));
}
