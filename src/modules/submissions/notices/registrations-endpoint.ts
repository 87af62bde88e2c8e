import { sql } from '@payloadcms/db-postgres';
import { APIError, type DataFromCollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEditorialStaff, isSalesOrAdministrator } from '@/cms/core/access/access';
import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { isPublished } from '@/cms/core/publishing/is-published';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { describeDifference, findOccurrenceChange, OCCURRENCE_CHANGES, type Occurrence } from '@/cms/entries/occurrence';
import { findLastPublished, findStoredRow } from '@/cms/core/database/stored-rows';
import { queryRows } from '@/cms/core/database/transaction';
import { getMailSite } from '@/cms/mail/mail-site';
import { toDate } from '@/platform/zoned-time';
import { tryToConfirm } from '../find-subject';
import { isAnnounced } from './notice-deliveries';
import { type AnnouncedSubject, renderNoticeMail } from './notice-mail';
import type { OccurrenceCollection } from './occurrence-collection';
import { parseStoredPlan, toStoredPlan } from './previous-plan';
import { buildAboutUrl, buildRegistrationsQuery, countRegistrations, type RegistrationTarget } from './registrations-query';
import type { Notice, RegistrationsState, SentNotice } from './registrations-state';

const idSchema = z.coerce.number().int().positive();

/**
 * Creates GET /api/:collection/:id/registrations: how many have registered for an entry, what they'll get when its draft is
 * published, and what they have got. The number isn't personal; only sales get the link to the list.
 */
export function createRegistrationsEndpoint(collection: OccurrenceCollection): Endpoint {
  return {
    path: '/:id/registrations',
    method: 'get',
    handler: async (req) => {
      if (!isEditorialStaff(req.user) && !isSalesOrAdministrator(req))
        throw new APIError('Your role can’t see registrations.', 403);
      const { data: id } = idSchema.safeParse(req.routeParams?.['id']);
      const stored = id === undefined ? undefined : await findStoredRow(req, collection, id);
      if (!stored) throw new APIError('This entry doesn’t exist.', 404);
      const state: RegistrationsState = {
        ...(await countRegistrations(req, getEntryKind(collection), stored)),
        listUrl: isSalesOrAdministrator(req) ? buildListUrl(collection, stored) : null,
        notice: isEditorialStaff(req.user) ? await findNotice(req, collection, stored) : null,
        sent: await findSentNotices(req, collection, stored),
      };
      return Response.json(state, { headers: { 'cache-control': 'no-store' } });
    },
  };
}

function buildListUrl(collection: OccurrenceCollection, target: RegistrationTarget): string {
  const filter = new URLSearchParams({
    'where[or][0][and][0][about][equals]': buildAboutUrl(getEntryKind(collection), target),
    'where[or][1][and][0][values.value][equals]': target.title,
  });
  return `/admin/collections/form-entries?${filter}`;
}

/** Finds what publishing the newest draft would send. An incomplete draft can't be published. */
async function findNotice<Collection extends OccurrenceCollection>(
  req: PayloadRequest,
  collection: Collection,
  stored: DataFromCollectionSlug<Collection>,
): Promise<Notice | null> {
  const last = isPublished(stored) ? stored : await findLastPublished(req, collection, stored.id);
  const draft = await req.payload.findByID({ collection, id: stored.id, draft: true, depth: 0, overrideAccess: false, req });
  const before = last && tryToConfirm(req.payload, collection, last);
  const after = tryToConfirm(req.payload, collection, await resolveStoredFacts(req.payload, draft, req));
  if (!before || !after || !isAnnounced(before) || !isAnnounced(after)) return null;
  const change = findOccurrenceChange(toOccurrence(before), toOccurrence(after), new Date());
  if (change === undefined) return null;
  const { subject, text } = await renderNoticeMail({
    change,
    subject: after,
    previous: parseStoredPlan(toStoredPlan(before), after),
    isPublic: true,
    reference: undefined,
    site: await getMailSite(req),
  });
  const difference = describeDifference(before, after) ?? null;
  return { change, difference, subject, text, startsAt: toDate(after.time.begin).toISOString() };
}

function toOccurrence({ time, place, cancellation }: AnnouncedSubject): Occurrence {
  return { time, place, isCanceled: cancellation !== undefined };
}

const sentSchema = z.object({
  change: z.enum(OCCURRENCE_CHANGES),
  at: z.coerce.date(),
  sent: z.coerce.number(),
  waiting: z.coerce.number(),
  failed: z.coerce.number(),
});

/** Finds the emails about the entry, by the publish that caused them, latest first. */
async function findSentNotices(
  req: PayloadRequest,
  collection: OccurrenceCollection,
  target: RegistrationTarget,
): Promise<SentNotice[]> {
  const registered = await buildRegistrationsQuery(req, getEntryKind(collection), target);
  const rows = await queryRows(
    req,
    sql`
      select split_part(kind::text, '-', 2) as change, min(created_at) as at,
        count(*) filter (where state = 'delivered') as sent,
        count(*) filter (where state = 'waiting') as waiting,
        count(*) filter (where state = 'given-up') as failed
      from form_deliveries
      where kind::text in ${OCCURRENCE_CHANGES.map((change) => `registration-${change}`)}
        and entry_id in (select id from (${registered}) as registered)
      group by kind, substring(delivery_id from '^(.*)-')
      order by at desc`,
  );
  return z
    .array(sentSchema)
    .parse(rows)
    .map((each) => ({ ...each, at: each.at.toISOString() }));
}
