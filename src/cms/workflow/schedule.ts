import { sql } from '@payloadcms/db-postgres';
import {
  addDataAndFileToRequest,
  APIError,
  ValidationError,
  type Endpoint,
  type PayloadRequest,
  type ServerFunction,
  type Where,
} from 'payload';
import { z } from 'zod';
import { isAdministrator, canPublish, isEditorialStaff } from '@/cms/core/access/access';
import { writeAuditEvent } from '@/cms/audit-log/write-audit-event';
import {
  isRefusedSchedule,
  isScheduleOf,
  pendingSchedule,
  scheduledInputSchema,
  type ScheduleTarget,
  scheduleTypeSchema,
} from '@/cms/core/publishing/stored-schedule';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { findPublishedUrl } from '@/cms/link-graph/entry-urls';
import { describeInboundLinks, findPublicInboundLinks } from '@/cms/link-graph/takedown';
import { formatUtc } from '@/platform/format-utc';
import type { RefusedAction, ScheduledAction } from './controls/schedule-api';
import { findReplaced } from './find-replaced';
import { removeRefusedSchedules } from './refused-schedules';

const MAY_NOT_SCHEDULE = 'Your role can’t schedule publishing. Ask an editor. Nothing was scheduled.';
const MAY_NOT_LIST = 'Your role can’t see what is scheduled.';
const IS_PAST = 'This time has passed. Choose a later one. Nothing was scheduled.';
const NOT_APPROVED = 'This entry isn’t approved yet, so it couldn’t be published at that time. Nothing was scheduled.';

/** Why a job failed, as Payload stores it. */
const storedErrorSchema = z.object({ message: z.string() });

/** The action and the time at which an entry is published or unpublished. */
const scheduleRequestSchema = z.object({ type: scheduleTypeSchema, date: z.coerce.date() });

type Schedule = z.output<typeof scheduleRequestSchema> & ScheduleTarget;

/** Describes what will refuse to take down an entry at a time, unless it changes before; undefined when nothing does. */
export type FindTakedownObstacle = (schedule: Pick<Schedule, 'id' | 'date'>, req: PayloadRequest) => Promise<string | undefined>;

/**
 * Schedules an entry to be published or taken down. The rules apply now and again when the action is due, with the
 * roles that the person has then; what gets published is the latest draft at that time.
 * @returns whether it replaces an earlier schedule of the same action
 * @throws APIError when the role does not publish or the time has passed; ValidationError when the draft is not
 * approved; NotFound
 */
async function scheduleAction(req: PayloadRequest, { collection, id, type, date }: Schedule): Promise<boolean> {
  const user = requirePublisher(req);
  if (date.getTime() <= Date.now()) throw new APIError(IS_PAST, 400);
  const entry = await req.payload.findByID({ collection, id, draft: true, depth: 0, req });
  if (type === 'publish' && entry.review?.state !== 'approved' && !isAdministrator(user)) {
    throw new ValidationError({ collection, errors: [{ path: 'review.state', label: 'Review', message: NOT_APPROVED }], req });
  }
  // The id is a string here, because Payload's own list of scheduled actions queries for a string.
  const input = { type, doc: { relationTo: collection, value: String(id) }, user: { relationTo: 'users', value: user.id } };
  return runInTransaction(req, async () => {
    // Of two people who schedule at the same moment, the second replaces what the first has scheduled.
    await queryRows(req, sql`select pg_advisory_xact_lock(hashtextextended(${`schedule of ${collection} ${id}`}, 0))`);
    const scheduled = await findScheduledActions(req, { collection, id });
    const replaced = findReplaced(scheduled, { type, date: date.toISOString() });
    for (const { job } of replaced) await removeScheduledAction(req, { collection, id }, Number(job));
    await removeRefusedSchedules(req, { collection, id, type });
    await req.payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'schedulePublish', queue: 'default', input, waitUntil: date.toISOString() },
      depth: 0,
      req,
    });
    await writeAuditEvent(req, {
      operation: 'scheduled',
      kind: collection,
      entry: String(id),
      title: 'title' in entry ? entry.title : entry.label,
      note: `${type === 'publish' ? 'To be published' : 'To be unpublished'} ${formatUtc(date)}`,
    });
    return replaced.length > 0;
  });
}

/** Describes what would refuse a scheduled takedown if it were due now: links to the entry, or a rule of its collection. */
async function describeObstacles(
  req: PayloadRequest,
  schedule: Schedule,
  findTakedownObstacle?: FindTakedownObstacle,
): Promise<string | undefined> {
  const obstacles = [await findTakedownObstacle?.(schedule, req), await findLinkObstacle(req, schedule)];
  return obstacles.filter((obstacle) => obstacle !== undefined).join(' ') || undefined;
}

async function findLinkObstacle(req: PayloadRequest, { collection, id }: ScheduleTarget): Promise<string | undefined> {
  const url = await findPublishedUrl(collection, id, req);
  if (url === undefined) return undefined;
  const links = await findPublicInboundLinks([{ collection, id, targets: [url] }], req);
  if (links.length === 0) return undefined;
  return `${describeInboundLinks(links)} Change these links before that time. Otherwise the page stays public.`;
}

/** Matches scheduled actions that have not started. */
const isWaiting: Where = { and: [pendingSchedule, { processing: { equals: false } }] };

/** Returns the scheduled actions of an entry, next first, as the admin lists them. */
async function findScheduledActions(req: PayloadRequest, target: ScheduleTarget): Promise<ScheduledAction[]> {
  const jobs = await findJobs(req, target, { matching: isWaiting, sort: 'waitUntil' });
  const actions = jobs.flatMap(({ id, input, waitUntil }) => {
    const { data } = scheduledInputSchema.safeParse(input);
    return data?.type && waitUntil ? [{ job: id, type: data.type, date: waitUntil, user: data.user?.value }] : [];
  });
  const names = await findNames(
    actions.flatMap(({ user }) => user ?? []),
    req,
  );
  return actions.map(({ user, ...action }) => ({ ...action, by: (user === undefined ? undefined : names.get(user)) ?? null }));
}

async function findNames(ids: readonly number[], req: PayloadRequest): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** Returns the scheduled actions of an entry that were refused when they were due, until someone does something about it. */
async function findRefusedActions(req: PayloadRequest, target: ScheduleTarget): Promise<RefusedAction[]> {
  const jobs = await findJobs(req, target, { matching: isRefusedSchedule, sort: 'updatedAt' });
  return jobs.flatMap(({ id, input, error, updatedAt }) => {
    const type = scheduledInputSchema.safeParse(input).data?.type;
    const reason = storedErrorSchema.safeParse(error).data?.message;
    return type && reason !== undefined ? [{ job: id, type, date: updatedAt, reason }] : [];
  });
}

async function findJobs(req: PayloadRequest, target: ScheduleTarget, { matching, sort }: { matching: Where; sort: string }) {
  const where = { and: [matching, isScheduleOf(target)] };
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, sort, pagination: false, depth: 0, req });
  return docs;
}

/** Cancels a scheduled action that has not started, or dismisses one that was refused. */
async function removeScheduledAction(req: PayloadRequest, target: ScheduleTarget, job: number): Promise<void> {
  await runInTransaction(req, async () => {
    const { docs } = await req.payload.delete({
      collection: 'payload-jobs',
      where: { and: [{ or: [isWaiting, isRefusedSchedule] }, isScheduleOf(target), { id: { equals: job } }] },
      depth: 0,
      req,
    });
    for (const { waitUntil, hasError } of docs) {
      if (hasError) continue;
      await writeAuditEvent(req, {
        operation: 'schedule-removed',
        kind: target.collection,
        entry: String(target.id),
        note: waitUntil ? formatUtc(new Date(waitUntil)) : undefined,
      });
    }
  });
}

/**
 * Creates the endpoints of the schedule. GET /api/pages/7/schedule lists the scheduled actions, and those that were refused, for
 * everyone who sees the draft. For publishers, POST with `type` and `date` adds one, and DELETE /api/pages/7/schedule/12 cancels
 * or dismisses one. The admin uses them, too.
 */
export function createScheduleEndpoints(
  collection: ReviewableSlug,
  findTakedownObstacle?: FindTakedownObstacle,
): Omit<Endpoint, 'root'>[] {
  const getTarget = (req: PayloadRequest) => ({ collection, id: getNumericParam(req, 'id') });
  const authorizeTarget = (req: PayloadRequest) => {
    requirePublisher(req);
    return getTarget(req);
  };
  return [
    {
      path: '/:id/schedule',
      method: 'get',
      handler: async (req) => {
        if (!isEditorialStaff(req.user)) throw new APIError(MAY_NOT_LIST, 403);
        const target = getTarget(req);
        const [scheduled, refused] = await Promise.all([findScheduledActions(req, target), findRefusedActions(req, target)]);
        return Response.json({ scheduled, refused });
      },
    },
    {
      path: '/:id/schedule',
      method: 'post',
      handler: async (req) => {
        const target = authorizeTarget(req);
        await addDataAndFileToRequest(req);
        const { success, data, error } = scheduleRequestSchema.safeParse(req.data);
        if (!success)
          throw new APIError(
            'The schedule is invalid: ' +
              `${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}. ` +
              'Nothing was scheduled.',
            400,
          );
        const schedule = { ...data, ...target };
        const hasReplaced = await scheduleAction(req, schedule);
        const warning = data.type === 'unpublish' ? await describeObstacles(req, schedule, findTakedownObstacle) : undefined;
        return Response.json({ message: `Scheduled ${formatUtc(data.date)}.`, hasReplaced, warning }, { status: 201 });
      },
    },
    {
      path: '/:id/schedule/:job',
      method: 'delete',
      handler: async (req) => {
        await removeScheduledAction(req, authorizeTarget(req), getNumericParam(req, 'job'));
        return new Response(null, { status: 204 });
      },
    },
  ];
}

/**
 * Replaces Payload's own server function for scheduling, which does not check roles; the admin uses the endpoints
 * instead.
 */
export const rejectServerSchedule: ServerFunction = () => {
  throw new APIError('Use the schedule button above the form. Nothing was scheduled.', 403);
};

function getNumericParam({ routeParams }: PayloadRequest, name: string): number {
  const value = Number(routeParams?.[name]);
  if (!Number.isSafeInteger(value)) throw new APIError('This URL doesn’t exist. Nothing was changed.', 404);
  return value;
}

function requirePublisher({ user }: PayloadRequest) {
  if (user === null || !canPublish(user)) throw new APIError(MAY_NOT_SCHEDULE, 403);
  return user;
}
