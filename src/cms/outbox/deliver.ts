import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { runWithRequestTimeout } from '@/platform/database/statement-timeout';
import { logFailure } from '@/platform/failure-log';
import { DELIVERY_KINDS } from '@/cms/mail/delivery-kinds';
import { buildKindCondition, claimNext, type Channel, CHANNELS } from './claim';
import { type Delivery, getDeliveryHandler, type OutgoingDelivery } from './delivery';
import { ATTEMPTS_MAX } from './record-outcome';
import { sendDelivery } from './send-delivery';

/** Maximum number of deliveries of one channel that one instance works on at a time. */
const CONCURRENCY = 3;

const nextDueSchema = z.object({ in_seconds: z.coerce.number().nullable() });

interface ChannelState {
  workers: number;
  /** Whether rows may have become due since a worker last began to look for them. */
  isRunRequested: boolean;
}

const channels: Readonly<Record<Channel, ChannelState>> = {
  mail: { workers: 0, isRunRequested: false },
  webhooks: { workers: 0, isRunRequested: false },
};
let nextRun: { at: number; timer: NodeJS.Timeout } | undefined;

/** Starts sending due deliveries, without waiting for it, even while others are still being sent. */
export function triggerDelivery(payload: Payload): void {
  for (const channel of CHANNELS) requestRun(payload, channel);
}

/** Without a free place, a worker that is busy looks for due rows before it ends. */
function requestRun(payload: Payload, channel: Channel): void {
  const state = channels[channel];
  state.isRunRequested = true;
  if (state.workers >= CONCURRENCY) return;
  state.workers += 1;
  void runWithRequestTimeout(() => runWorker(payload, channel));
}

async function runWorker(payload: Payload, channel: Channel): Promise<void> {
  const state = channels[channel];
  try {
    while (state.isRunRequested) {
      state.isRunRequested = false;
      await drainChannel(payload, channel);
      await scheduleNextRun(payload);
    }
  } catch (error) {
    // The job that runs every minute retries (task.ts).
    logFailure('Deliveries are paused', error);
  } finally {
    // In the same step as the check above, so that no request falls in between.
    state.workers -= 1;
  }
}

async function drainChannel(payload: Payload, channel: Channel): Promise<void> {
  while (await deliverNext(payload, channel));
}

/**
 * Delivers one row of the outbox: claims it, sends it, and records the outcome. Each is a step of its own, so no
 * transaction is open during the call to the external system. If a process dies, its row is due again when the claim
 * expires, and is sent under the same delivery id.
 * @returns whether there was a due row
 */
async function deliverNext(payload: Payload, channel: Channel): Promise<boolean> {
  const claimed = await claimNext(payload, channel);
  if (claimed === undefined) return false;
  // Another worker takes the next row, which mustn't wait for this one.
  requestRun(payload, channel);
  const req = await createLocalReq({}, payload);
  await sendDelivery(req, claimed, await buildMessage(req, claimed));
  return true;
}

/** An error counts as a failed attempt of this row, so that it can't hold up the others. */
async function buildMessage(req: PayloadRequest, delivery: Delivery): Promise<OutgoingDelivery | undefined> {
  // The last attempt has no outcome. Perhaps this row is what ends each process that claims it.
  if (delivery.attempts > ATTEMPTS_MAX) return { problem: 'The server stopped during the last attempt.' };
  try {
    return await getDeliveryHandler(req.payload, delivery.kind)(req, delivery);
  } catch (error) {
    console.error(`Delivery ${delivery.id} (${delivery.kind}) could not be built:`, error);
    return { problem: error instanceof Error ? error.message : 'It could not be built.' };
  }
}

/** Schedules the next run itself if the next attempt is due before the job that runs every minute. */
async function scheduleNextRun(payload: Payload): Promise<void> {
  const isKnown = buildKindCondition(DELIVERY_KINDS.map(({ value }) => value));
  const { rows } = await payload.db.drizzle.execute(sql`
    select extract(epoch from min(next_attempt_at) - now()) as in_seconds from form_deliveries
    where state = 'waiting' and ${isKnown}`);
  const { in_seconds: seconds } = nextDueSchema.parse(rows[0]);
  // Rows that are due but were not claimed are being delivered by another process.
  if (seconds !== null && seconds < 60) scheduleRun(payload, Math.max(1, seconds) * 1000);
}

/** Keeps the earliest run: workers end in any order, and each knows only what was due when it looked. */
function scheduleRun(payload: Payload, delayMs: number): void {
  const at = Date.now() + delayMs;
  if (nextRun !== undefined && nextRun.at <= at) return;
  clearTimeout(nextRun?.timer);
  const timer = setTimeout(() => {
    nextRun = undefined;
    triggerDelivery(payload);
  }, delayMs).unref();
  nextRun = { at, timer };
}
