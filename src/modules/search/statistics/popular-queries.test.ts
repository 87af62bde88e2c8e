import { afterEach, expect, it, vi } from 'vitest';
import { createPool } from '@/platform/database/pool';
import { findPopularQueries } from './popular-queries';

afterEach(() => {
  globalThis.searchPool = undefined;
  vi.restoreAllMocks();
});

it('while the database does not respond there are none, and not every request has a line in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pool = createPool('postgres://127.0.0.1:1/none', 1);
  globalThis.searchPool = pool;
  for (let request = 0; request < 5; request += 1) expect(await findPopularQueries()).toEqual([]);
  await pool.end();
  expect(logged.mock.calls.flat()).toEqual([expect.stringMatching(/^search: could not read popular queries: .*ECONNREFUSED/)]);
});
