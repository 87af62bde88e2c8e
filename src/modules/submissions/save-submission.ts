import { createHash, randomUUID } from 'node:crypto';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { FormDefinition, UploadedFile } from '@/modules/forms';
import type { DeliveryKind } from '@/cms/outbox/delivery-kinds';
import { runInTransaction } from '@/cms/core/transaction';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { startTrial } from '@/modules/trials/server';
import { webhookClient } from '@/services/form-webhook';
import { getPayloadClient } from '@/modules/payload-client';
import type { SenderTrust } from './guard-submission';
import { generateReference } from '@/platform/reference-number';

const DAY_MS = 86_400_000;
const TIME_LIMIT_MS = 8_000;

/** Something good that a visitor has sent. */
export interface Submission {
  form: FormDefinition;
  values: Readonly<Record<string, string>>;
  files: readonly { field: string; file: UploadedFile }[];
  /** Named by the browser, once for each time that a form is filled in; empty without JavaScript. */
  attempt: string;
  page: string;
  sender: SenderTrust;
}

/**
 * Keeps a submission, its outgoing work, and the trial that it begins, in one transaction. The same one sent again (a double click, a reload, a
 * second try after a lost answer) is the entry that is there already.
 * @returns the reference number
 * @throws when the database does not answer; nothing is kept then, or it is found by a second try
 */
export async function saveSubmission(submission: Submission): Promise<string> {
  const [attempt, ofYesterday] = getAttemptHashes(submission, new Date());
  const known = await withTimeout(findReference([attempt, ofYesterday]));
  if (known !== undefined) return known;
  try {
    return await withTimeout(insertSubmission(submission, attempt));
  } catch (error) {
    // Sent twice at once: the unique index let one of the two in.
    const other = await withTimeout(findReference([attempt]));
    if (other === undefined) throw error;
    return other;
  }
}

/**
 * What makes two submissions the same: form, values and the browser's attempt; without an attempt, the day. That of
 * yesterday counts too, so that midnight does not make one twice.
 */
function getAttemptHashes({ form, values, files, attempt }: Submission, now: Date): [string, string] {
  const hashOf = (part: string) => {
    const hash = createHash('sha256').update(
      JSON.stringify([form.key, part, Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))]),
    );
    for (const { field, file } of files) hash.update(field).update(file.content);
    return hash.digest('hex');
  };
  if (attempt !== '') return [hashOf(`attempt ${attempt}`), hashOf(`attempt ${attempt}`)];
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return [hashOf(day(now.getTime())), hashOf(day(now.getTime() - DAY_MS))];
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

async function insertSubmission({ form, values, files, page, sender }: Submission, attempt: string): Promise<string> {
  const local = await getPayloadClient();
  const req = await createLocalReq({}, local);
  const reference = generateReference();
  const email = (values['email'] ?? '').toLowerCase();
  await runInTransaction(req, async () => {
    const { id } = await local.create({
      collection: 'form-entries',
      data: {
        reference,
        attempt,
        state: 'new',
        sender,
        form: form.key,
        formName: form.name,
        email,
        values: form.fields.flatMap(({ name, label }) => (values[name] ? [{ name, label, value: values[name] }] : [])),
        page,
        keepUntil: new Date(Date.now() + form.keepDays * DAY_MS).toISOString(),
      },
      depth: 0,
      req,
    });
    for (const { file } of files) {
      const content = file.content.toString('base64');
      await local.create({
        collection: 'form-files',
        data: { entry: id, name: file.name, type: file.type, size: file.content.length, content },
        depth: 0,
        req,
      });
    }
    if (form.trialDays && email !== '')
      await startTrial(req, { entry: id, form: form.key, name: form.name, email, days: form.trialDays });
    for (const kind of getDeliveryKinds(form)) await enqueueDelivery(req, id, kind);
  });
  triggerDelivery(local);
  return reference;
}

function getDeliveryKinds({ deliverTo }: FormDefinition): DeliveryKind[] {
  return [
    'confirmation',
    ...(deliverTo ? (['mailbox'] as const) : []),
    ...(webhookClient === undefined ? [] : (['webhook'] as const)),
  ];
}

async function enqueueDelivery(req: PayloadRequest, entry: number, kind: DeliveryKind): Promise<void> {
  const now = new Date().toISOString();
  await req.payload.create({
    collection: 'form-deliveries',
    data: { entry, kind, state: 'waiting', deliveryId: randomUUID(), attempts: 0, nextAttemptAt: now },
    depth: 0,
    req,
  });
}

/** A database that is gone without a word must not keep a visitor waiting. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), TIME_LIMIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
