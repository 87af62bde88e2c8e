import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { CLOCK_DIFFERENCE_MAX_MS } from '@/platform/database/clock-difference';

/**
 * Makes up for a clock that was ahead and has been set back: an edit lock from that time would last until the wrong time has come,
 * and everyone else would be warned of a person who left. Its holder acquires a new one with the next keystroke.
 */
export async function removeFutureLocks(payload: Payload): Promise<void> {
  const latest = new Date(Date.now() + CLOCK_DIFFERENCE_MAX_MS).toISOString();
  await payload.db.drizzle.execute(sql`delete from payload_locked_documents where updated_at > ${latest}`);
}
