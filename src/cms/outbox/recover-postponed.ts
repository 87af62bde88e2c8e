import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** How far the clocks of two machines may differ. */
const CLOCK_DIFFERENCE_MINUTES = 5;

/**
 * Makes up for a clock of Postgres that was ahead and has been set back: what was enqueued, claimed, or postponed meanwhile would
 * wait until the wrong time has come, and no alert would say so, because it isn't due.
 */
export async function recoverPostponedDeliveries(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update form_deliveries set next_attempt_at = now(), updated_at = now()
    where state = 'waiting' and next_attempt_at > now() and updated_at > now() + make_interval(mins => ${CLOCK_DIFFERENCE_MINUTES})`);
}
