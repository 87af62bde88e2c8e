import { APIError, JobCancelledError, type SanitizedConfig, type TaskConfig, type TaskHandler } from 'payload';
import { writeAuditEvent, writeEventOfDeletedAccount } from '@/cms/audit-log/write-audit-event';
import { scheduledInputSchema } from './schedule';

const ACCOUNT_DELETED = 'The account that scheduled this was deleted.';

/**
 * Extends Payload's task for scheduled publications: it is retried after a database failure, while a rejection (the
 * approval, the role, or the account is gone) ends it at once and is recorded in the audit log.
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
      return await handler(job);
    } catch (error) {
      if (!(error instanceof APIError) || error.status >= 500) throw error;
      await recordFailure(job, error.message);
      throw new JobCancelledError(error.message);
    }
  };
  return { handler: guardedHandler, retries: { attempts: 3, backoff: { type: 'exponential', delay: 3_000 } } };
}

async function recordFailure(
  { input, req }: Pick<Parameters<TaskHandler<'schedulePublish'>>[0], 'input' | 'req'>,
  reason: string,
): Promise<void> {
  const { success, data } = scheduledInputSchema.safeParse(input);
  if (!success || !data.doc || !data.user) return;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: data.user.value } },
    limit: 1,
    depth: 0,
  });
  const [user] = docs;
  const event = { operation: 'schedule-failed', kind: data.doc.relationTo, entry: String(data.doc.value) } as const;
  // Here, Payload's reason is only “Not Found”.
  if (user === undefined) await writeEventOfDeletedAccount(req.payload, { ...event, note: ACCOUNT_DELETED });
  else await writeAuditEvent({ payload: req.payload, user: { ...user, collection: 'users' } }, { ...event, note: reason });
}
