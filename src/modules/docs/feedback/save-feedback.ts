import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { toUtcDay } from '@/platform/utc-day';
import type { DocFeedback } from './feedback';
import { environment } from '@/platform/environment';
import { getPayloadClient } from '@/modules/payload-client';

/**
 * Saves a reader's feedback on a page. Feedback from the same reader on the same page later that day replaces it, so
 * that a form sent twice counts once. Nothing stored identifies the reader: a keyed hash that changes daily stands for
 * them.
 *
 * @param sender what identifies the sender: IP address and browser
 */
export async function saveFeedback({ page, helped, words }: DocFeedback, sender: string): Promise<void> {
  const { db } = await getPayloadClient();
  const now = new Date();
  const day = toUtcDay(now);
  const who = createKeyedHash(`${day} ${sender}`);
  const key = createKeyedHash(`${who} ${page}`);
  await db.drizzle.execute(sql`
    insert into docs_feedback (page, helped, words, sent_at, key)
    values (${page}, ${helped === 'yes'}, ${words === '' ? null : words}, ${now.toISOString()}, ${key})
    on conflict (key) do update set
      helped = excluded.helped,
      words = coalesce(excluded.words, docs_feedback.words),
      sent_at = excluded.sent_at,
      updated_at = now()
  `);
}

/** Returns a keyed hash, whose input can't be found by trial without the site's secret. */
function createKeyedHash(text: string): string {
  return createHmac('sha256', environment.PAYLOAD_SECRET).update(`docs-feedback ${text}`).digest('base64url');
}
