import {
  APIError,
  createLocalReq,
  JobCancelledError,
  type Payload,
  type SanitizedConfig,
  type TaskConfig,
  type TaskHandler,
} from 'payload';
import { getEntryTitle } from '@/cms/core/kinds/entry-title';
import { scheduledInputSchema, type ScheduleTarget } from '@/cms/core/publishing/stored-schedule';
import { runInTransaction } from '@/cms/core/database/transaction';
import { triggerDelivery } from '@/cms/outbox/deliver';
import type { User } from '@/payload-types';
import { formatUtc } from '@/platform/format-utc';
import { explainRefusal } from './explain-refusal';
import { writeRefusal } from './write-refusal';

const RETRIES_MAX = 3;
const ACCOUNT_DELETED = 'The account that scheduled this was deleted.';

/**
 * Extends Payload's task for scheduled publications: it is retried after a database failure, while a rejection (the
 * approval, the role, or the account is gone) ends it at once. A refusal is recorded in the audit log, and the person who
 * scheduled it gets an email.
 */
export async function withScheduledPublishing(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const task = sanitized.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (task !== undefined) Object.assign(task, guardTask(task));
  return sanitized;
}

function guardTask(task: TaskConfig<'schedulePublish'>): Partial<TaskConfig<'schedulePublish'>> {
  const { handler } = task;
  if (typeof handler !== 'function') return {};
  const guardedHandler: TaskHandler<'schedulePublish'> = async (job) => {
    try {
      return (await hasPublished(job)) ? { output: {} } : await handler(job);
    } catch (error) {
      const isRejected = error instanceof APIError && error.status < 500;
      if (!isRejected && (job.job.totalTried ?? 0) < RETRIES_MAX) throw error;
      // Payload stores it with the job, from which the form shows it (schedule.ts).
      throw new JobCancelledError(await recordRefusal(job, error));
    }
  };
  return { handler: guardedHandler, retries: { attempts: RETRIES_MAX, backoff: { type: 'exponential', delay: 3_000 } } };
}

/**
 * Returns whether an earlier attempt has published the entry, and the process was killed before the job ended. Now, the draft may be
 * a newer one, which nobody has scheduled.
 */
async function hasPublished({ input, job, req: { payload } }: ScheduledJob): Promise<boolean> {
  const { data } = scheduledInputSchema.safeParse(input);
  if (data?.type !== 'publish' || !job.totalTried || !job.waitUntil) return false;
  const { totalDocs } = await payload.countVersions({
    collection: data.doc.relationTo,
    where: {
      and: [
        { parent: { equals: data.doc.value } },
        { 'version._status': { equals: 'published' } },
        { createdAt: { greater_than_equal: job.waitUntil } },
      ],
    },
  });
  return totalDocs > 0;
}

type ScheduledJob = Pick<Parameters<TaskHandler<'schedulePublish'>>[0], 'input' | 'job' | 'req'>;

/** Writes the audit event and the email in one transaction. Returns the reason. */
async function recordRefusal({ input, job, req: { payload } }: ScheduledJob, error: unknown): Promise<string> {
  const { success, data } = scheduledInputSchema.safeParse(input);
  if (!success) return explainRefusal(error);
  const { type, doc, user: scheduler } = data;
  const user = scheduler ? await findUser(payload, scheduler.value) : undefined;
  // Without the account, Payload's reason is only “Not Found”.
  const reason = user === undefined ? ACCOUNT_DELETED : explainRefusal(error);
  const event = {
    kind: doc.relationTo,
    entry: String(doc.value),
    title: await findTitle(payload, { collection: doc.relationTo, id: doc.value }),
    note: `${type === 'publish' ? 'Publishing' : 'Unpublishing'} ${formatUtc(new Date())} was refused. ${reason}`,
  };
  const deliveryId = `schedule-refused-${job.id}`;
  // The process may have been killed before the job ended.
  const { totalDocs } = await payload.count({ collection: 'form-deliveries', where: { deliveryId: { equals: deliveryId } } });
  if (totalDocs > 0) return reason;
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, () => writeRefusal(req, { scheduler: user, event, deliveryId }));
  triggerDelivery(payload);
  return reason;
}

async function findUser(payload: Payload, id: number): Promise<User | undefined> {
  const { docs } = await payload.find({ collection: 'users', where: { id: { equals: id } }, limit: 1, depth: 0 });
  return docs[0];
}

async function findTitle(payload: Payload, { collection, id }: ScheduleTarget): Promise<string | undefined> {
  const { docs } = await payload.find({ collection, where: { id: { equals: id } }, draft: true, limit: 1, depth: 0 });
  const [entry] = docs;
  return entry && getEntryTitle(collection, entry);
}
