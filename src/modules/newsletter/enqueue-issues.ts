import { sql } from '@payloadcms/db-postgres';
import { type BasePayload, createLocalReq, type PayloadRequest, type TaskConfig } from 'payload';
import { z } from 'zod';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { buildDeliveryInsert } from '@/cms/outbox/enqueue-delivery';
import { runInTransaction, queryRows } from '@/cms/core/database/transaction';
import { writeRefusal } from '@/cms/workflow/write-refusal';
import type { NewsletterIssue } from '@/payload-types';
import { formatUtc } from '@/platform/format-utc';
import { findBrokenLink } from './broken-link';

const dueIssueSchema = z.object({ id: z.number() });

/**
 * Adds every due issue to the outbox: one row for each confirmed subscriber to one of its topics, in the same
 * transaction that marks the issue as sent. A process that crashes midway adds nothing, and two concurrent processes
 * add each row only once. An issue with a link to a page that isn't published becomes a draft again.
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
    const { id } = dueIssueSchema.parse(row);
    const issue = await req.payload.findByID({ collection: 'newsletter-issues', id, depth: 0, req });
    const brokenLink = await findBrokenLink(req, issue, { isSentNow: true });
    if (brokenLink !== undefined) {
      await withdrawIssue(req, issue, brokenLink);
      return true;
    }
    await queryRows(req, buildIssueInsert(id));
    await queryRows(req, sql`update newsletter_issues set state = 'sent', sent_at = now(), updated_at = now() where id = ${id}`);
    return true;
  });
}

/** A page was unpublished since the issue was scheduled. The person who scheduled it gets an email, and the form says why. */
async function withdrawIssue(req: PayloadRequest, { id, subject, sentBy }: NewsletterIssue, reason: string): Promise<void> {
  await queryRows(req, sql`update newsletter_issues set state = 'draft', send_at = null, sent_by_id = null where id = ${id}`);
  const scheduler = typeof sentBy === 'object' ? sentBy?.id : sentBy;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: scheduler ?? 0 } },
    limit: 1,
    depth: 0,
    req,
  });
  const note = `Sending ${formatUtc(new Date())} was refused. ${reason}`;
  const event = { kind: 'newsletter-issues', entry: String(id), title: subject, note };
  await writeRefusal(req, { scheduler: docs[0], event });
}

function buildIssueInsert(issue: number) {
  return buildDeliveryInsert({
    kind: 'newsletter-issue',
    deliveryId: sql`gen_random_uuid()::text`,
    columns: { subscriber_id: sql`subscriber.id`, issue_id: sql`${issue}`, later: sql`true` },
    from: sql`from newsletter_subscribers subscriber where ${buildRecipientCondition(issue)}`,
  });
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
