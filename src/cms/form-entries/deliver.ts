import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';
import { inBackground } from '@/platform/database/time-limits';
import { type DueDelivery, dueDelivery } from './due-delivery';
import { send } from './send';

/** How many deliveries of one instance are under way at a time; each holds a connection until the other side has answered. */
const AT_ONCE = 3;
const ATTEMPTS_MAX = 16;
const FIRST_DELAY_S = 2;
const LONGEST_DELAY_S = 6 * 60 * 60;

const due = z.object({ in_seconds: z.coerce.number().nullable() });

let underWay: Promise<void> | undefined;
let isAskedAgain = false;
let timer: NodeJS.Timeout | undefined;

/** Begins to deliver what is due, without waiting for it. Asked while it is under way, it looks once more at its end. */
export function deliverSoon(payload: Payload): void {
  isAskedAgain = true;
  underWay ??= inBackground(() => workOff(payload)).finally(() => {
    underWay = undefined;
  });
}

/** Delivers what is due, and comes back when nothing is. */
export async function deliverDue(payload: Payload): Promise<void> {
  deliverSoon(payload);
  await underWay;
}

async function workOff(payload: Payload): Promise<void> {
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await Promise.all(Array.from({ length: AT_ONCE }, () => untilNothingIsDue(payload)));
    }
    await lookAgainWhenDue(payload);
  } catch (error) {
    // The minutely job tries again (tasks.ts).
    console.error('deliveries wait:', error instanceof Error ? error.message : error);
  }
}

async function untilNothingIsDue(payload: Payload): Promise<void> {
  while (await deliverNext(payload));
}

/**
 * Delivers one row of the outbox. The row is locked until its outcome is written, in one transaction: two instances never
 * work on the same, and when a process dies in the middle Postgres frees the row at once. What was sent but not written
 * down is then sent again, under the same id.
 * @returns whether there was one
 */
async function deliverNext(payload: Payload): Promise<boolean> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database refused a transaction.');
  const transaction = payload.db.sessions?.[transactionID]?.db;
  if (!isExecutor(transaction)) throw new Error('The database gave a transaction that nothing can be asked in.');
  try {
    const { rows } = await transaction.execute(sql`
      select id, entry_id, trial_id, subscriber_id, issue_id, kind, delivery_id, attempts from form_deliveries
      where state = 'waiting' and next_attempt_at <= now()
      order by later, next_attempt_at limit 1 for update skip locked`);
    const [row] = rows;
    if (row === undefined) {
      await payload.db.rollbackTransaction(transactionID);
      return false;
    }
    const next = dueDelivery.parse(row);
    const problem = await send(payload, transactionID, next);
    await transaction.execute(problem === undefined ? delivered(next) : failed(next, problem));
    await payload.db.commitTransaction(transactionID);
    return true;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID).catch(() => undefined);
    throw error;
  }
}

function delivered({ id, attempts }: DueDelivery) {
  return sql`update form_deliveries set state = 'delivered', delivered_at = now(), updated_at = now(), attempts = ${attempts + 1}, problem = null where id = ${id}`;
}

/** The next attempt comes after twice the time of the last, and after the last there is none. */
function failed({ id, attempts, kind }: DueDelivery, problem: string) {
  const tried = attempts + 1;
  const isGivenUp = tried >= ATTEMPTS_MAX;
  if (isGivenUp) console.error(`A delivery (${kind}, number ${id}) was given up after ${tried} attempts: ${problem} It stands in Deliveries in the admin.`);
  const seconds = Math.min(LONGEST_DELAY_S, FIRST_DELAY_S * 2 ** attempts);
  return sql`
    update form_deliveries
    set state = ${isGivenUp ? 'given-up' : 'waiting'}, attempts = ${tried}, problem = ${problem.slice(0, 300)}, updated_at = now(), next_attempt_at = now() + make_interval(secs => ${seconds})
    where id = ${id}`;
}

/** Waits for the next attempt by itself, when it comes within the minute after which the job looks anyway. */
async function lookAgainWhenDue(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`select extract(epoch from min(next_attempt_at) - now()) as in_seconds from form_deliveries where state = 'waiting'`);
  const { in_seconds: seconds } = due.parse(rows[0]);
  clearTimeout(timer);
  // What is due already and was not taken is under way elsewhere.
  if (seconds !== null && seconds < 60) timer = setTimeout(() => deliverSoon(payload), Math.max(1, seconds) * 1000).unref();
}

interface Executor {
  execute(query: ReturnType<typeof sql>): Promise<{ rows: unknown[] }>;
}

function isExecutor(value: unknown): value is Executor {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function';
}
