import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { findStoredRows } from '@/cms/core/database/stored-rows';
import { queryRows } from '@/cms/core/database/transaction';
import { hasPassed, toDate } from '@/platform/zoned-time';
import { KEEP_DAYS_WITHOUT_FORM } from '../keep-days';
import { tryToConfirm } from '../find-subject';
import { OCCURRENCE_COLLECTIONS } from './occurrence-collection';
import { buildRegistrationsQuery } from './registrations-query';

/**
 * Keeps the registrations for what is still to come for as long as their form says, counted from its end, also when it has moved
 * since, or the registration had to be confirmed. Until then, they are what people are notified and counted by.
 */
export async function keepRegistrations(req: PayloadRequest, now: Date): Promise<void> {
  for (const collection of OCCURRENCE_COLLECTIONS) {
    const kind = getEntryKind(collection);
    for (const entry of await findStoredRows(req, collection)) {
      // The draft of one that isn't public may be incomplete.
      const time = tryToConfirm(req.payload, collection, entry)?.time;
      if (!time || hasPassed(time.end, now)) continue;
      await queryRows(
        req,
        sql`
          with registered as materialized (${await buildRegistrationsQuery(req, kind, entry)}),
            kept as (
              select registered.id, ${toDate(time.end).toISOString()}::timestamptz
                + make_interval(days => coalesce(form.keep_days, ${KEEP_DAYS_WITHOUT_FORM})::int) as keep_until
              from registered join form_entries entry on entry.id = registered.id left join forms form on form.key = entry.form)
          update form_entries entry set keep_until = kept.keep_until
          from kept where entry.id = kept.id and entry.keep_until < kept.keep_until`,
      );
    }
  }
}
