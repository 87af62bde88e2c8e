import { sql } from '@payloadcms/db-postgres';
import { addDataAndFileToRequest, APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { NewsletterIssue } from '@/payload-types';
import { canPublish, isEditorialStaff } from '@/cms/core/access/access';
import { writeAuditEvent } from '@/cms/audit-log/write-audit-event';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { getErrorReason } from '@/platform/error-reason';
import { formatUtc } from '@/platform/format-utc';
import { DAY_MS } from '@/platform/durations';
import { findBrokenLink } from './broken-link';
import { enqueueDueIssues, buildRecipientCondition } from './enqueue-issues';
import { sendTestIssue } from './send-test';

const MAY_NOT_SEND = 'Your role can’t send newsletters. Ask an editor. Nothing was sent.';
/** A later schedule is most likely a typo in the year. */
const AHEAD_MAX_MS = 366 * DAY_MS;

const sendRequestSchema = z.object({
  at: z.iso.datetime({ offset: true }).optional(),
  /** When the issue that the editor sees was saved. */
  updatedAt: z.iso.datetime({ offset: true }),
});
const CHANGED = 'The issue was changed since you opened it. Reload, check it, and send it again.';
const RELEASED = 'This issue is scheduled or was sent already, perhaps by someone else just now. Nothing was sent twice.';
const countsSchema = z.object({
  recipients: z.coerce.number(),
  sent: z.coerce.number(),
  waiting: z.coerce.number(),
  failed: z.coerce.number(),
});

/** GET /api/newsletter-issues/:id/progress: returns how many subscribers would get the issue, and how many have. */
const progressEndpoint: Endpoint = {
  path: '/:id/progress',
  method: 'get',
  handler: async (req) => {
    const { id, state, sendAt = null, sentAt = null } = await findIssue(req);
    const [row] = await queryRows(
      req,
      sql`
      select (select count(*) from newsletter_subscribers subscriber where ${buildRecipientCondition(id)}) as recipients,
        count(*) filter (where state = 'delivered') as sent,
        count(*) filter (where state = 'waiting') as waiting,
        count(*) filter (where state = 'given-up') as failed
      from form_deliveries where issue_id = ${id}`,
    );
    const refusal = state === 'draft' ? await findRefusal(req, id) : null;
    return createJsonResponse({ state, sendAt, sentAt, refusal, ...countsSchema.parse(row) });
  },
};

/** POST /api/newsletter-issues/:id/test: emails the issue to the requesting editor. */
const testEndpoint: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    const issue = await findIssue(req);
    const to = req.user?.collection === 'users' ? req.user.email : undefined;
    if (!to) throw new APIError('Your account has no email address to send a test to.', 409);
    const problem = await sendTestIssue(req, issue, to);
    if (problem !== undefined) throw new APIError(`The test was not sent. ${problem}`, 502);
    const brokenLink = await findBrokenLink(req, issue, { isSentNow: true });
    return createJsonResponse({
      message: `A test was sent to ${to}.${brokenLink === undefined ? '' : ` Before you send the issue: ${brokenLink}`}`,
    });
  },
};

/** POST /api/newsletter-issues/:id/send: schedules the issue for `at`, or sends it now, if it is still as the editor sees it. */
const sendEndpoint: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    const issue = await findIssue(req);
    const { id, subject } = issue;
    requirePublisher(req);
    await addDataAndFileToRequest(req);
    const { data } = sendRequestSchema.safeParse(req.data ?? {});
    if (!data) throw new APIError('Reload the issue, and choose a valid date. Nothing was sent.', 400);
    const at = new Date(data.at ?? Date.now());
    if (data.at !== undefined && at.getTime() <= Date.now())
      throw new APIError('This time has passed. Choose a later one. Nothing was scheduled.', 400);
    if (at.getTime() > Date.now() + AHEAD_MAX_MS)
      throw new APIError('Choose a date and time within the next year. Nothing was scheduled.', 400);
    const brokenLink = await findBrokenLink(req, issue, { isSentNow: data.at === undefined });
    if (brokenLink !== undefined) throw new APIError(`${brokenLink} Nothing was ${data.at ? 'scheduled' : 'sent'}.`, 409);
    const released = await runInTransaction(req, async () => {
      const when = { sendAt: at.toISOString(), sentBy: req.user?.id, updatedAt: data.updatedAt };
      if (!(await transitionIssue(req, id, { from: 'draft', to: 'scheduled', ...when }))) return false;
      const note = `To be sent ${formatUtc(at)}`;
      await writeAuditEvent(req, { operation: 'scheduled', kind: 'newsletter-issues', entry: String(id), title: subject, note });
      return true;
    });
    if (!released) {
      const { state } = await findIssue(req);
      throw new APIError(state === 'draft' ? CHANGED : RELEASED, 409);
    }
    if (at.getTime() > Date.now()) return createJsonResponse({ message: 'Scheduled.' });
    return createJsonResponse({
      message: (await tryToEnqueue(req.payload)) ? 'It is being sent.' : 'It will be sent within a minute.',
    });
  },
};

/** POST /api/newsletter-issues/:id/unschedule: cancels the schedule. */
const unscheduleEndpoint: Endpoint = {
  path: '/:id/unschedule',
  method: 'post',
  handler: async (req) => {
    const { id, subject } = await findIssue(req);
    requirePublisher(req);
    const isCanceled = await runInTransaction(req, async () => {
      if (!(await transitionIssue(req, id, { from: 'scheduled', to: 'draft' }))) return false;
      await writeAuditEvent(req, { operation: 'schedule-removed', kind: 'newsletter-issues', entry: String(id), title: subject });
      return true;
    });
    if (!isCanceled) throw new APIError('This issue is not scheduled anymore. If it was sent, that can’t be undone.', 409);
    return createJsonResponse({ message: 'The schedule was canceled. The issue is a draft again.' });
  },
};

export const issueEndpoints: Endpoint[] = [progressEndpoint, testEndpoint, sendEndpoint, unscheduleEndpoint];

/** Loads the issue in the URL for a user who may edit articles. */
async function findIssue(req: PayloadRequest): Promise<NewsletterIssue> {
  if (!isEditorialStaff(req.user)) throw new APIError('Only editorial staff can do this.', 403);
  const id = Number(req.routeParams?.['id']);
  const { docs } = Number.isSafeInteger(id)
    ? await req.payload.find({ collection: 'newsletter-issues', where: { id: { equals: id } }, limit: 1, depth: 0, req })
    : { docs: [] };
  const [issue] = docs;
  if (issue === undefined) throw new APIError('This issue doesn’t exist.', 404);
  return issue;
}

const refusalRowSchema = z.object({ refusal: z.string().nullable() });

/** Returns why the issue wasn't sent when it was due, until it is scheduled or sent again; null if it wasn't refused. */
async function findRefusal(req: PayloadRequest, id: number): Promise<string | null> {
  const [row] = await queryRows(
    req,
    sql`
      select case operation when 'schedule-failed' then note end as refusal from audit_events
      where kind = 'newsletter-issues' and entry = ${String(id)} and operation in ('schedule-failed', 'scheduled')
      order by id desc
      limit 1`,
  );
  return row === undefined ? null : refusalRowSchema.parse(row).refusal;
}

/**
 * Enqueues what is due, and returns whether that worked. The issue is already scheduled for now, so an error must not say that
 * nothing was changed: the job that runs every minute enqueues it.
 */
async function tryToEnqueue(payload: Payload): Promise<boolean> {
  try {
    await enqueueDueIssues(payload);
    return true;
  } catch (error) {
    console.error('A newsletter could not be enqueued at once. The job does it:', getErrorReason(error));
    return false;
  }
}

function requirePublisher({ user }: PayloadRequest): void {
  if (!canPublish(user)) throw new APIError(MAY_NOT_SEND, 403);
}

type IssueState = NewsletterIssue['state'];

interface IssueTransition {
  from: IssueState;
  to: IssueState;
  sendAt?: string;
  sentBy?: number | undefined;
  /** When the issue was last saved, if that matters. */
  updatedAt?: string;
}

/**
 * Moves an issue from one state to the next if it is in the expected state, and was last saved when expected. Of two concurrent
 * requests, only one succeeds. The time of the last change stays: it is that of the content, which the form knows.
 */
async function transitionIssue(
  req: PayloadRequest,
  id: number,
  { from, to, sendAt, sentBy, updatedAt }: IssueTransition,
): Promise<boolean> {
  const rows = await queryRows(
    req,
    sql`
      update newsletter_issues set state = ${to}, send_at = ${sendAt ?? null}, sent_by_id = ${sentBy ?? null}
      where id = ${id} and state = ${from} and updated_at = coalesce(${updatedAt ?? null}::timestamptz, updated_at)
      returning id`,
  );
  return rows.length > 0;
}

function createJsonResponse(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
