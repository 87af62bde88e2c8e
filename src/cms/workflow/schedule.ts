import { addDataAndFileToRequest, APIError, ValidationError, type Endpoint, type PayloadRequest, type ServerFunction } from 'payload';
import { z } from 'zod';
import { isAdministrator, mayPublish } from '../access';
import { writeRecord } from '../records/write-record';
import { REVIEWABLE, type ReviewableSlug } from './review';

const MAY_NOT_SCHEDULE = 'Your role does not publish, so it schedules nothing either. Ask an editor for it. Nothing was scheduled.';
const NOT_APPROVED = 'This text is not approved yet, and would be refused when it is due. Nothing was scheduled.';

const kindOfSchedule = z.enum(['publish', 'unpublish']);

/** When a text becomes public or stops being so. */
const scheduleRequest = z.object({ type: kindOfSchedule, date: z.coerce.date() });

/** What the form in the admin sends: a new schedule, or the job that is to go. */
const adminRequest = z.union([
  z.object({ deleteID: z.union([z.number(), z.string()]) }),
  scheduleRequest.extend({ deleteID: z.undefined().optional(), doc: z.object({ relationTo: z.enum(REVIEWABLE), value: z.coerce.number().int() }) }),
]);

interface Schedule extends z.output<typeof scheduleRequest> {
  collection: ReviewableSlug;
  id: number;
}

/**
 * Has a text published or taken down at a time. The rules hold now and again when it is due, with the roles that the person
 * has then; the latest draft of that time is what becomes public.
 * @throws APIError when the role does not publish; ValidationError when the text is not approved; NotFound
 */
export async function schedule(req: PayloadRequest, { collection, id, type, date }: Schedule): Promise<void> {
  const user = publisherOf(req);
  const text = await req.payload.findByID({ collection, id, draft: true, depth: 0, req });
  if (type === 'publish' && text.review?.state !== 'approved' && !isAdministrator(user)) {
    throw new ValidationError({ collection, errors: [{ path: 'review.state', label: 'Review', message: NOT_APPROVED }], req });
  }
  // The number of the text is a string there, as Payload's own list of what is scheduled looks for it.
  const input = { type, doc: { relationTo: collection, value: String(id) }, user: { relationTo: 'users', value: user.id } };
  await req.payload.create({ collection: 'payload-jobs', data: { taskSlug: 'schedulePublish', queue: 'default', input, waitUntil: date.toISOString() }, depth: 0, req });
  const title = 'title' in text ? text.title : text.label;
  await writeRecord(req, { operation: 'scheduled', kind: collection, entry: String(id), title, note: `${type === 'publish' ? 'To be published' : 'To be taken down'} ${utc(date)}` });
}

/**
 * Takes back what was scheduled and has not begun.
 * @throws APIError when the role does not publish
 */
export async function unschedule(req: PayloadRequest, job: number | string): Promise<void> {
  publisherOf(req);
  const { docs } = await req.payload.delete({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: job } }, { taskSlug: { equals: 'schedulePublish' } }, { processing: { equals: false } }] },
    depth: 0,
    req,
  });
  for (const { input, waitUntil } of docs) {
    const { success, data } = scheduledInput.safeParse(input);
    if (success && data.doc) await writeRecord(req, { operation: 'schedule-removed', kind: data.doc.relationTo, entry: String(data.doc.value), note: waitUntil ? utc(new Date(waitUntil)) : undefined });
  }
}

/** What a scheduled publication was queued with. */
export const scheduledInput = z.object({
  type: kindOfSchedule.nullish(),
  doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) }).nullish(),
  user: z.object({ value: z.number() }).nullish(),
});

/** POST /api/pages/7/schedule with `type` and `date`. */
export function scheduleEndpoint(collection: ReviewableSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/schedule',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      publisherOf(req);
      const { success, data, error } = scheduleRequest.safeParse(req.data);
      const id = Number(req.routeParams?.['id']);
      if (!success) throw new APIError(`The schedule is not usable: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}. Nothing was scheduled.`, 400);
      await schedule(req, { ...data, collection, id });
      return Response.json({ message: `Scheduled ${utc(data.date)}.` }, { status: 201 });
    },
  };
}

/** The same from the form in the admin; it takes the place of Payload's own, which asks nobody for a role. */
export const scheduleInAdmin: ServerFunction = async ({ req, ...request }) => {
  const data = adminRequest.parse(request);
  if (data.deleteID === undefined) await schedule(req, { type: data.type, date: data.date, collection: data.doc.relationTo, id: data.doc.value });
  else await unschedule(req, data.deleteID);
  return { message: 'Done' };
};

function publisherOf({ user }: PayloadRequest) {
  if (user === null || !mayPublish(user)) throw new APIError(MAY_NOT_SCHEDULE, 403, undefined, true);
  return user;
}

function utc(date: Date): string {
  return `on ${date.toISOString().slice(0, 10)} at ${date.toISOString().slice(11, 16)} UTC`;
}
