import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { logFailure } from '@/platform/failure-log';
import { type DeliveryKind, MAIL_DELIVERY_KINDS, WEBHOOK_KINDS } from '@/cms/mail/delivery-kinds';
import { type Delivery, DELIVERY_COLUMNS, deliverySchema } from './delivery';

/** How long a claim lasts unless it is renewed: the row of a process that died is due again after this. */
const CLAIM_S = 30;
const RENEWAL_INTERVAL_MS = 10_000;

/** Emails and webhooks are delivered independently of each other, so that a slow mail server doesn't hold up the webhooks. */
export const CHANNELS = ['mail', 'webhooks'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Claims the row of a channel that is due first. No other process takes it until the claim expires. Kinds that only newer
 * instances know are left to them.
 */
export async function claimNext(payload: Payload, channel: Channel): Promise<Delivery | undefined> {
  // Webhooks never have the lower priority; with the condition, the index skips the emails of a newsletter.
  const isOfChannel =
    channel === 'mail' ? buildKindCondition(MAIL_DELIVERY_KINDS) : sql`later = false and ${buildKindCondition(WEBHOOK_KINDS)}`;
  const { rows } = await payload.db.drizzle.execute(sql`
    update form_deliveries
    set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_S}), updated_at = now()
    where id = (
      select id from form_deliveries where state = 'waiting' and next_attempt_at <= now() and ${isOfChannel}
      order by later, next_attempt_at limit 1 for update skip locked)
    returning ${DELIVERY_COLUMNS}`);
  return rows[0] && deliverySchema.parse(rows[0]);
}

/** Builds the condition for rows of these kinds. As text, because a value that the database doesn't know yet would be an error. */
export function buildKindCondition(kinds: readonly DeliveryKind[]) {
  return sql`kind::text in ${kinds}`;
}

/** Renews a claim for as long as the work on it goes on: a mail server may take minutes to accept an email. */
export async function runWithClaimRenewal<Result>(
  payload: Payload,
  delivery: Delivery,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewClaim(payload, delivery);
  }, RENEWAL_INTERVAL_MS);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // A renewal must not overwrite the time of the next attempt, which is recorded after this.
    await renewal;
  }
}

async function renewClaim(payload: Payload, { id, attempts }: Delivery): Promise<void> {
  try {
    await payload.db.drizzle.execute(sql`
      update form_deliveries set next_attempt_at = now() + make_interval(secs => ${CLAIM_S})
      where id = ${id} and state = 'waiting' and attempts = ${attempts}`);
  } catch (error) {
    // The next renewal may succeed. If none does in time, another process sends the message again, with the same id.
    logFailure('A claim on a delivery could not be renewed', error);
  }
}
