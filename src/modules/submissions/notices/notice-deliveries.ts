import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { OCCURRENCE_CHANGES, type OccurrenceChange } from '@/cms/entries/occurrence';
import { queryRows } from '@/cms/core/database/transaction';
import type { Delivery, DeliveryHandler, DeliveryHandlers } from '@/cms/outbox/delivery';
import { buildSenderMail, type SenderMail, type SubmissionContext } from '@/cms/outbox/submission-mail';
import { formatReference } from '@/platform/format-reference';
import { hasPassed } from '@/platform/zoned-time';
import { type ConfirmedSubject, confirmSubject, findByFirstUrl } from '../find-subject';
import { buildSubjectCalendar } from '../subject-details';
import { type AnnouncedSubject, renderNoticeMail } from './notice-mail';
import { OCCURRENCE_COLLECTIONS } from './occurrence-collection';
import { parseStoredPlan } from './previous-plan';

const KINDS = OCCURRENCE_CHANGES.map((change) => `registration-${change}` as const);

/** Handlers for the emails about what people have registered for. */
export const noticeDeliveries = {
  'registration-canceled': createHandler('canceled'),
  'registration-moved': createHandler('moved'),
  'registration-resumed': createHandler('resumed'),
} satisfies Partial<DeliveryHandlers>;

function createHandler(change: OccurrenceChange): DeliveryHandler {
  return (req, delivery) => buildSenderMail(req, delivery, (about) => buildNotice(req, { change, delivery, about }));
}

interface Notice {
  readonly change: OccurrenceChange;
  readonly delivery: Delivery;
  readonly about: SubmissionContext;
}

/** Builds the email about the state in which the entry is by now; undefined when the notice has been overtaken. */
async function buildNotice(req: PayloadRequest, { change, delivery, about }: Notice): Promise<SenderMail | undefined> {
  const { entry, site } = about;
  const found = await findAnnounced(req, entry.about ?? '');
  // Once it is restored, the next attempt succeeds.
  if (found === undefined) throw new Error('What the person registered for was deleted. Restore it from the trash.');
  const { subject, isPublic } = found;
  const isCanceled = subject.cancellation !== undefined;
  // A cancellation counts, even when the page has been unpublished since.
  if (isCanceled !== (change === 'canceled') || !(isCanceled || isPublic)) return undefined;
  if (!isAnnounced(subject) || hasPassed(subject.time.end, new Date()) || (await hasNewerNotice(req, delivery))) return undefined;
  const previous = parseStoredPlan(delivery.previous, subject);
  const mail = await renderNoticeMail({ change, subject, previous, isPublic, reference: formatReference(entry.reference), site });
  const calendar = buildSubjectCalendar(subject, site);
  return { ...mail, ...(calendar && { calendar }) };
}

/** Returns whether a subject has what a notice needs. */
export function isAnnounced(subject: ConfirmedSubject): subject is AnnouncedSubject {
  return subject.page !== undefined && subject.time !== undefined && subject.place !== undefined;
}

async function findAnnounced(
  req: PayloadRequest,
  url: string,
): Promise<{ subject: ConfirmedSubject; isPublic: boolean } | undefined> {
  for (const collection of OCCURRENCE_COLLECTIONS) {
    const doc = await findByFirstUrl(req.payload, collection, url, req);
    if (doc) return { subject: confirmSubject(req.payload, collection, doc), isPublic: doc._status === 'published' };
  }
  return undefined;
}

/** Returns whether another change was published before this notice was sent. */
async function hasNewerNotice(req: PayloadRequest, { id, entry_id: entry }: Delivery): Promise<boolean> {
  const [row] = await queryRows(
    req,
    sql`
      select exists(
        select from form_deliveries where entry_id = ${entry} and id > ${id} and kind::text in ${[...KINDS]}) as newer`,
  );
  return z.object({ newer: z.boolean() }).parse(row).newer;
}
