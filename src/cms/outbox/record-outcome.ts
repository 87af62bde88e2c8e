import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { HOUR_SECONDS } from '@/platform/durations';
import { logFailure } from '@/platform/failure-log';
import { queryRows } from '@/cms/core/database/transaction';
import type { Delivery } from './delivery';

export const ATTEMPTS_MAX = 16;
const FIRST_DELAY_S = 2;
const DELAY_MAX_S = 6 * HOUR_SECONDS;

/**
 * Records the outcome of a delivery. After a failure the delay before the next attempt doubles; after the last attempt
 * the delivery fails.
 * @returns whether the claim was still valid; if it had expired, the process that has claimed the row since records its
 * own outcome
 */
export async function recordOutcome(req: PayloadRequest, delivery: Delivery, problem?: string): Promise<boolean> {
  const rows = await queryRows(
    req,
    problem === undefined ? buildDeliveredUpdate(delivery) : buildFailedUpdate(delivery, problem),
  );
  if (problem !== undefined && rows.length > 0) logProblem(delivery, problem);
  return rows.length > 0;
}

/** While a system is away, every message to it fails, so the first failures of a kind share a line a minute. Retries aren't logged. */
function logProblem({ id, kind, attempts }: Delivery, problem: string): void {
  if (attempts >= ATTEMPTS_MAX)
    console.error(`Delivery ${id} (${kind}) failed after ${attempts} attempts: ${problem} See Deliveries.`);
  else if (attempts === 1) logFailure(`A delivery failed and will be retried (${kind})`, `${problem} See Deliveries.`);
}

function buildDeliveredUpdate({ id, attempts }: Delivery) {
  return sql`
    update form_deliveries set state = 'delivered', delivered_at = now(), updated_at = now(), problem = null
    where id = ${id} and state = 'waiting' and attempts = ${attempts} returning id`;
}

/** Control characters, of which a text in Postgres can't have all. */
const CONTROLS = /\p{Cc}+/gu;

function buildFailedUpdate({ id, attempts }: Delivery, problem: string) {
  const kept = problem.replaceAll(CONTROLS, ' ').slice(0, 300);
  const seconds = Math.min(DELAY_MAX_S, FIRST_DELAY_S * 2 ** (attempts - 1));
  return sql`
    update form_deliveries
    set state = ${attempts >= ATTEMPTS_MAX ? 'given-up' : 'waiting'}, problem = ${kept}, updated_at = now(),
      next_attempt_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'waiting' and attempts = ${attempts} returning id`;
}
