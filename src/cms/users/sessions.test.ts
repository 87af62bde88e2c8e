import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { redeemOneTimeToken } from './sessions';

/** Postgres with one one-time token, which two requests have found before either deletes it. */
function createPayload(): Payload {
  const rows = [{ user_id: 7 }];
  const found = { id: 1, user: 7, expiresAt: new Date(Date.now() + 60_000).toISOString() };
  return z.custom<Payload>().parse({
    db: { drizzle: { execute: () => Promise.resolve({ rows: rows.splice(0, 1) }) } },
    find: () => Promise.resolve({ docs: [found] }),
    // Payload returns the document it has read, even when another request has deleted it.
    delete: () => Promise.resolve({ docs: [found] }),
    create: () => Promise.resolve({ id: 2 }),
  });
}

it('a one-time URL starts one session, even for two requests at the same time', async () => {
  const payload = createPayload();
  const cookies = await Promise.all([redeemOneTimeToken(payload, 'token'), redeemOneTimeToken(payload, 'token')]);
  expect(cookies.filter((cookie) => cookie !== undefined)).toHaveLength(1);
});
