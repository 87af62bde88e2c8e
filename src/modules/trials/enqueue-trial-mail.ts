import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { getTransaction } from '@/cms/core/transaction';
import { REMINDER_DAYS } from './trial';

/** For how long after an end it is worth a mail; a site that was away for longer does not send old news. */
const END_MAIL_WINDOW_DAYS = 7;

/** The mails of a trial. */
export type TrialMailKind = 'trial-reminder' | 'trial-end';

/**
 * Puts the mails whose time has come into the outbox: the reminder before the end of a trial, and the one after it. Each
 * is named after its trial and the end that it is about, and a name stands in the outbox once: so a mail is sent once,
 * however often and by whomever this is done, and a new end brings new mails.
 *
 * The trial is locked while its mail is written. Who moves the end at the same moment waits, and finds the mail.
 */
export async function enqueueTrialMail(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    insert into form_deliveries (state, entry_id, trial_id, kind, delivery_id, attempts, next_attempt_at, created_at, updated_at)
    select 'waiting', entry_id, id, 'trial-reminder', ${buildDeliveryIdSql('trial-reminder')}, 0, now(), now(), now()
    from trials
    where ends_at > now() and ends_at <= now() + make_interval(days => ${REMINDER_DAYS})
    order by id
    for share
    on conflict (delivery_id) do nothing`);
  await payload.db.drizzle.execute(sql`
    insert into form_deliveries (state, entry_id, trial_id, kind, delivery_id, attempts, next_attempt_at, created_at, updated_at)
    select 'waiting', entry_id, id, 'trial-end', ${buildDeliveryIdSql('trial-end')}, 0, now(), now(), now()
    from trials
    where ends_at <= now() and ends_at > now() - make_interval(days => ${END_MAIL_WINDOW_DAYS})
    order by id
    for share
    on conflict (delivery_id) do nothing`);
}

/** The name of the mail about the present end of a trial. @param endsAt as ISO 8601 */
export function buildTrialDeliveryId(kind: TrialMailKind, id: number, endsAt: string): string {
  return `${kind}-${id}-${Math.floor(Date.parse(endsAt) / 1000)}`;
}

function buildDeliveryIdSql(kind: TrialMailKind) {
  return sql`${`${kind}-`}::text || id || '-' || floor(extract(epoch from ends_at))::bigint`;
}

/** Takes back what waits to be sent about a trial. @param req whose transaction it becomes part of */
export async function deleteWaitingDeliveries(req: PayloadRequest, trial: number): Promise<void> {
  await (await getTransaction(req)).execute(sql`delete from form_deliveries where trial_id = ${trial} and state = 'waiting'`);
}
