import { sql } from '@payloadcms/db-postgres';
import { writeAuditEvent } from '@/cms/audit-log/write-audit-event';
import { type EntryKind, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { describeDifference } from '@/cms/entries/occurrence';
import { queryRows } from '@/cms/core/database/transaction';
import type { AnnouncedChange, OccurrenceOptions } from '@/cms/entries/occurrence-hooks';
import { buildDeliveryInsert } from '@/cms/outbox/enqueue-delivery';
import type { OccurrenceCollection } from './occurrence-collection';
import { toStoredPlan } from './previous-plan';
import { buildAboutUrl, buildRegistrationsQuery, countRegistrations } from './registrations-query';

/**
 * Creates what the people who have registered for entries of a collection require: a change is announced to them, and they are
 * counted before the entry is taken down.
 */
export function createRegistrationRules(collection: OccurrenceCollection): Pick<OccurrenceOptions, 'announce' | 'countPeople'> {
  const kind = getEntryKind(collection);
  return {
    announce: createChangeAnnouncer(kind),
    countPeople: async (entry, req) => (await countRegistrations(req, kind, entry)).people,
  };
}

/**
 * Creates the function that queues an email to everyone who has registered for an entry, in the transaction of the publish. One
 * statement writes them all, and remembers what entries that only have its title are about.
 */
function createChangeAnnouncer(kind: EntryKind): OccurrenceOptions['announce'] {
  return async (published, announced, req) => {
    const { change } = announced;
    const about = buildAboutUrl(kind, published);
    const previous = await resolveStoredFacts(req.payload, toStoredPlan(announced.before), req);
    const insert = buildDeliveryInsert({
      kind: `registration-${change}`,
      // Each publish is a change of its own, even when the former time comes back.
      deliveryId: sql`${`registration-${change}-${Date.now()}-`}::text || id`,
      columns: { entry_id: sql`id`, previous: sql`${JSON.stringify(previous)}::jsonb` },
      // An address gets one email; its newest entry is the one that is kept longest.
      from: sql`from (select distinct on (email) id from registered order by email, id desc) as recipients`,
    });
    const rows = await queryRows(
      req,
      sql`
        with registered as materialized (${await buildRegistrationsQuery(req, kind, published)}),
          linked as (
            update form_entries set about = ${about} from registered
            where form_entries.id = registered.id and registered.about is null)
        ${insert} returning id`,
    );
    if (rows.length === 0) return;
    await writeAuditEvent(req, {
      operation: 'people-notified',
      kind: kind.collection,
      entry: String(published.id),
      title: published.title,
      note: `${describeChange(announced)}: email to ${rows.length === 1 ? '1 person' : `${rows.length} people`}`,
    });
  };
}

function describeChange({ change, before, after }: AnnouncedChange): string {
  if (change === 'moved') return `New ${describeDifference(before, after) ?? 'time'}`;
  return change === 'canceled' ? 'Canceled' : 'Back on';
}
