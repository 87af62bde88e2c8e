import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { withRequestTimeout } from '@/platform/database/statement-timeout';
import { logFailure } from '@/platform/failure-log';
import { claimNext, type Lane, LANES } from './claim';
import { type Delivery, getDeliveryHandlers, type OutgoingDelivery } from './delivery';
import { sendDelivery } from './send-delivery';

/** Maximum number of deliveries of one lane that one instance works on at a time. */
const CONCURRENCY = 3;

const nextDueSchema = z.object({ in_seconds: z.coerce.number().nullable() });

interface LaneState {
  workers: number;
  /** Whether rows may have become due since a worker last began to look for them. */
  isRunRequested: boolean;
}

const lanes: Readonly<Record<Lane, LaneState>> = {
  mail: { workers: 0, isRunRequested: false },
  calls: { workers: 0, isRunRequested: false },
};
let nextRun: { at: number; timer: NodeJS.Timeout } | undefined;

/** Starts sending due deliveries, without waiting for it, even while others are still being sent. */
export function triggerDelivery(payload: Payload): void {
  for (const lane of LANES) requestRun(payload, lane);
}

/** Without a free place, a worker that is busy looks for due rows before it ends. */
function requestRun(payload: Payload, lane: Lane): void {
  const state = lanes[lane];
  state.isRunRequested = true;
  if (state.workers >= CONCURRENCY) return;
  state.workers += 1;
  void withRequestTimeout(() => runWorker(payload, lane));
}

async function runWorker(payload: Payload, lane: Lane): Promise<void> {
  const state = lanes[lane];
  try {
    while (state.isRunRequested) {
      state.isRunRequested = false;
      await drainLane(payload, lane);
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

async function drainLane(payload: Payload, lane: Lane): Promise<void> {
  while (await deliverNext(payload, lane));
}

/**
 * Delivers one row of the outbox: claims it, sends it, and records the outcome. Each is a step of its own, so no
 * transaction is open during the call to the external system. If a process dies, its row is due again when the claim
 * expires, and is sent under the same delivery id.
 * @returns whether there was a due row
 */
async function deliverNext(payload: Payload, lane: Lane): Promise<boolean> {
  const claimed = await claimNext(payload, lane);
  if (claimed === undefined) return false;
  // Another worker takes the next row, which mustn't wait for this one.
  requestRun(payload, lane);
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

/** Schedules the next run itself if the next attempt is due before the job that runs every minute. */
async function scheduleNextRun(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select extract(epoch from min(next_attempt_at) - now()) as in_seconds from form_deliveries where state = 'waiting'`,
  );
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
