import { sql } from '@payloadcms/db-postgres';
import { writeAuditEvent } from '@/cms/audit-log/write-audit-event';
import { getEntryKind } from '@/cms/core/entry-kinds';
import type { OccurrenceChange } from '@/cms/core/occurrence';
import { queryRows } from '@/cms/core/transaction';
import type { OccurrenceOptions } from '@/cms/entries/occurrence-hooks';
import { buildDeliveryInsert } from '@/cms/outbox/enqueue-delivery';
import type { OccurrenceCollection } from './occurrence-collection';
import { buildAboutUrl, buildRegistrationsQuery } from './registrations-query';

const AUDIT_NOTES: Readonly<Record<OccurrenceChange, string>> = {
  canceled: 'Canceled',
  resumed: 'Back on',
  moved: 'New time',
};

/**
 * Creates the function that queues an email to everyone who has registered for an entry, in the transaction of the publish. One
 * statement writes them all, and remembers what entries that only have its title are about.
 */
export function createChangeAnnouncer(collection: OccurrenceCollection): OccurrenceOptions['announce'] {
  const kind = getEntryKind(collection);
  return async (published, change, req) => {
    const about = buildAboutUrl(kind, published);
    const insert = buildDeliveryInsert({
      kind: `registration-${change}`,
      // Each publish is a change of its own, even when the former time comes back.
      deliveryId: sql`${`registration-${change}-${Date.now()}-`}::text || id`,
      columns: { entry_id: sql`id` },
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
      kind: collection,
      entry: String(published.id),
      title: published.title,
      note: `${AUDIT_NOTES[change]}: email to ${rows.length === 1 ? '1 person' : `${rows.length} people`}`,
    });
  };
}
