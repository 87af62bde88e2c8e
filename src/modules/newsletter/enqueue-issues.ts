import { sql } from '@payloadcms/db-postgres';
import { type BasePayload, createLocalReq, type TaskConfig } from 'payload';
import { z } from 'zod';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { runInTransaction, queryRows } from '@/cms/core/transaction';

const dueIssue = z.object({ id: z.number() });

/**
 * Adds every due issue to the outbox: one row for each confirmed subscriber to one of its topics, in the same
 * transaction that marks the issue as sent. A process that crashes midway adds nothing, and two concurrent processes
 * add each row only once.
 * @throws when the database doesn't respond
 */
export async function enqueueDueIssues(payload: BasePayload): Promise<void> {
  while (await enqueueNextIssue(payload));
  triggerDelivery(payload);
}

async function enqueueNextIssue(payload: BasePayload): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  return runInTransaction(req, async () => {
    const [row] = await queryRows(
      req,
      sql`
      select id from newsletter_issues
      where state = 'scheduled' and send_at <= now()
      order by send_at, id
      limit 1
      for update skip locked`,
    );
    if (row === undefined) return false;
    const { id } = dueIssue.parse(row);
    await queryRows(req, buildOutboxInsert(id));
    await queryRows(req, sql`update newsletter_issues set state = 'sent', sent_at = now(), updated_at = now() where id = ${id}`);
    return true;
  });
}

function buildOutboxInsert(issue: number) {
  return sql`
    insert into form_deliveries
      (kind, state, delivery_id, attempts, next_attempt_at, subscriber_id, issue_id, later, created_at, updated_at)
    select 'newsletter-issue', 'waiting', gen_random_uuid()::text, 0, now(), subscriber.id, ${issue}, true, now(), now()
    from newsletter_subscribers subscriber
    where ${buildRecipientCondition(issue)}
    on conflict (issue_id, subscriber_id) do nothing`;
}

/** Builds the SQL condition for an issue's recipients, for a query on `newsletter_subscribers subscriber`. */
export function buildRecipientCondition(issue: number) {
  return sql`subscriber.state = 'confirmed' and exists (
    select from newsletter_subscribers_topics wanted
    join newsletter_issues_topics offered on offered.value::text = wanted.value::text
    where wanted.parent_id = subscriber.id and offered.parent_id = ${issue})`;
}

/** Enqueues due issues every minute. The outbox delivers them, and the job doesn't wait for it. */
export const sendNewsletters: TaskConfig<'send-newsletters'> = {
  slug: 'send-newsletters',
  label: 'Send newsletters that are due',
  schedule: [{ cron: '* * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await enqueueDueIssues(req.payload);
    return { output: {} };
  },
};
