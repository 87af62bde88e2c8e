import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { DocFeedback } from './feedback';
import { environment } from '@/platform/environment';
import { getPayloadClient } from '@/modules/payload-client';

/**
 * Keeps what a reader said of a page. What the same reader says of the same page later that day takes its place, so that
 * a form sent twice counts once. Nothing kept leads to the reader: a keyed hash that changes with the day stands for them.
 *
 * @param sender what the site can tell of who sends: address and browser
 */
export async function saveFeedback({ page, helped, words }: DocFeedback, sender: string, now = new Date()): Promise<void> {
  const { db } = await getPayloadClient();
  const day = now.toISOString().slice(0, 10);
  const who = createKeyedHash(`${day} ${sender}`);
  await db.drizzle.execute(sql`
    insert into docs_feedback (page, helped, words, sent_at, key) values (${page}, ${helped === 'yes'}, ${words === '' ? null : words}, ${now.toISOString()}, ${createKeyedHash(`${who} ${page}`)})
    on conflict (key) do update set helped = excluded.helped, words = coalesce(excluded.words, docs_feedback.words), sent_at = excluded.sent_at, updated_at = now()
  `);
}

/** Nobody without the site's secret can tell what a hash was made from by trying. */
function createKeyedHash(text: string): string {
  return createHmac('sha256', environment.PAYLOAD_SECRET).update(`docs-feedback ${text}`).digest('base64url');
}
