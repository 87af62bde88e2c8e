import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { withRequestTimeout } from '@/platform/database/statement-timeout';
import { getErrorReason } from '@/platform/error-reason';
import { type Delivery, deliverySchema, getDeliveryHandlers, type OutgoingDelivery } from './delivery';
import { sendDelivery } from './send-delivery';

/** Maximum number of deliveries that one instance works on at a time. */
const CONCURRENCY = 3;
/** Longer than a delivery may take: external systems have ten seconds to answer. */
const CLAIM_S = 30;

const nextDueSchema = z.object({ in_seconds: z.coerce.number().nullable() });

let activeRun: Promise<void> | undefined;
let isRerunRequested = false;
let timer: NodeJS.Timeout | undefined;

/**
 * Starts sending due deliveries, without waiting for it. A call during a run makes the run check once more before it
 * ends.
 */
export function triggerDelivery(payload: Payload): void {
  isRerunRequested = true;
  activeRun ??= withRequestTimeout(() => processOutbox(payload));
}

async function processOutbox(payload: Payload): Promise<void> {
  try {
    while (isRerunRequested) {
      isRerunRequested = false;
      await Promise.all(Array.from({ length: CONCURRENCY }, () => drainOutbox(payload)));
      await scheduleNextRun(payload);
    }
  } catch (error) {
    // The job that runs every minute retries (task.ts).
    console.error('Deliveries are paused:', getErrorReason(error));
  } finally {
    // In the same step as the check above, so that no call falls in between.
    activeRun = undefined;
  }
}

async function drainOutbox(payload: Payload): Promise<void> {
  while (await deliverNext(payload));
}

/**
 * Delivers one row of the outbox: claims it, sends it, and records the outcome. Each is a step of its own, so no
 * transaction is open during the call to the external system. If a process dies, its row is due again when the claim
 * expires, and is sent under the same delivery id.
 * @returns whether there was a due row
 */
async function deliverNext(payload: Payload): Promise<boolean> {
  const claimed = await claimNext(payload);
  if (claimed === undefined) return false;
  const req = await createLocalReq({}, payload);
  await sendDelivery(req, claimed, await buildMessage(req, claimed));
  return true;
}

/** An error counts as a failed attempt of this row, so that it can't hold up the others. */
async function buildMessage(req: PayloadRequest, delivery: Delivery): Promise<OutgoingDelivery | undefined> {
  try {
    return await getDeliveryHandlers(req.payload)[delivery.kind](req, delivery);
  } catch (error) {
    console.error(`Delivery ${delivery.id} (${delivery.kind}) could not be built:`, error);
    return { problem: error instanceof Error ? error.message : 'It could not be built.' };
  }
}

/** Claims the row that is due first. No other process takes it until the claim expires. */
async function claimNext(payload: Payload): Promise<Delivery | undefined> {
  const { rows } = await payload.db.drizzle.execute(sql`
    update form_deliveries set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_S})
    where id = (
      select id from form_deliveries where state = 'waiting' and next_attempt_at <= now()
      order by later, next_attempt_at limit 1 for update skip locked)
    returning id, kind, delivery_id, attempts, entry_id, trial_id, booking_id, attempt_id, subscriber_id, issue_id, replica`);
  return rows[0] && deliverySchema.parse(rows[0]);
}

/** Schedules the next run itself if the next attempt is due before the job that runs every minute. */
async function scheduleNextRun(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select extract(epoch from min(next_attempt_at) - now()) as in_seconds from form_deliveries where state = 'waiting'`,
  );
  const { in_seconds: seconds } = nextDueSchema.parse(rows[0]);
  clearTimeout(timer);
  // Rows that are due but were not claimed are being delivered by another process.
  if (seconds !== null && seconds < 60) timer = setTimeout(() => triggerDelivery(payload), Math.max(1, seconds) * 1000).unref();
}
