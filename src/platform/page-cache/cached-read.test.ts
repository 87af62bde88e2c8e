import type pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createCachedRead } from './cached-read';

const before = globalThis.siteDatabasePool;

afterEach(() => {
  globalThis.siteDatabasePool = before;
});

it('what was read before a standby was promoted is read again', async () => {
  let timeline = '00000001';
  const query = (text: string, values?: readonly unknown[]) => {
    const isCheck = text.includes('is_fresh');
    expect(text).toContain('pg_walfile_name');
    return Promise.resolve({ rows: [isCheck ? { is_fresh: values?.[2] === timeline } : { snapshot: '1000:1000:', timeline }] });
  };
  globalThis.siteDatabasePool = z.custom<pg.Pool>().parse({ query });
  const load = vi.fn(() => Promise.resolve({}));
  const read = createCachedRead(['settings'], load);
  expect(await read()).toBe(await read());
  expect(load).toHaveBeenCalledTimes(1);
  timeline = '00000002';
  await read();
  expect(load).toHaveBeenCalledTimes(2);
});
