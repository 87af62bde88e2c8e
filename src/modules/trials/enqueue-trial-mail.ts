import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { getTransaction } from '@/cms/core/database/transaction';
import { buildDeliveryInsert } from '@/cms/outbox/enqueue-delivery';
import { REMINDER_DAYS } from './trial';

/** How many days after a trial's end its email is still worth sending. A site that was down longer skips it. */
const END_MAIL_WINDOW_DAYS = 7;

/** The kinds of email about a trial. */
export type TrialMailKind = 'trial-reminder' | 'trial-end';

/**
 * Enqueues the emails that are due: the reminder before the end of a trial, and the one after it. A delivery ID consists
 * of the trial and its end, and is unique in the outbox. So each email is sent once, no matter how often or by which
 * process this runs, and a new end produces new emails.
 *
 * The trial is locked while its email is enqueued. A concurrent change of its end waits, and then finds the email.
 */
export async function enqueueTrialMail(payload: Payload): Promise<void> {
  const isEnding = sql`ends_at > now() and ends_at <= now() + make_interval(days => ${REMINDER_DAYS})`;
  const hasEnded = sql`ends_at <= now() and ends_at > now() - make_interval(days => ${END_MAIL_WINDOW_DAYS})`;
  await payload.db.drizzle.execute(buildMailInsert('trial-reminder', isEnding));
  await payload.db.drizzle.execute(buildMailInsert('trial-end', hasEnded));
}

function buildMailInsert(kind: TrialMailKind, isDue: ReturnType<typeof sql>) {
  return buildDeliveryInsert({
    kind,
    deliveryId: buildDeliveryIdSql(kind),
    columns: { entry_id: sql`entry_id`, trial_id: sql`id` },
    from: sql`from trials where ${isDue} order by id for share`,
  });
}

/**
 * Builds the delivery ID of an email about a trial's current end.
 * @param endsAt in ISO 8601 format
 */
export function buildTrialDeliveryId(kind: TrialMailKind, id: number, endsAt: string): string {
  return `${kind}-${id}-${Math.floor(Date.parse(endsAt) / 1000)}`;
}

function buildDeliveryIdSql(kind: TrialMailKind) {
  return sql`${`${kind}-`}::text || id || '-' || floor(extract(epoch from ends_at))::bigint`;
}

/**
 * Deletes the waiting deliveries about a trial.
 * @param req whose transaction the deletion joins
 */
export async function deleteWaitingDeliveries(req: PayloadRequest, trial: number): Promise<void> {
  await (await getTransaction(req)).execute(sql`delete from form_deliveries where trial_id = ${trial} and state = 'waiting'`);
}
