import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageStore } from './page-store';
import { endTag } from './tags';

const KEY = '/careers/job-openings';
const END = new Date('2026-11-30T05:00:00Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('a page with an end is given until then, and no longer', async () => {
  const store = new PageStore(undefined);
  vi.setSystemTime(END.getTime() - 1);
  expect(await store.read(KEY)).toBeUndefined();
  await store.keep(KEY, 'open', ['page:/a', endTag(END)]);
  expect(await store.read(KEY)).toBe('open');
  vi.setSystemTime(END);
  expect(await store.read(KEY)).toBeUndefined();
  await store.keep(KEY, 'closed', ['page:/a']);
  expect(await store.read(KEY)).toBe('closed');
});

it('a page without an end does not grow old', async () => {
  const store = new PageStore(undefined);
  vi.setSystemTime(END);
  await store.read(KEY);
  await store.keep(KEY, 'open', ['page:/a']);
  vi.setSystemTime(END.getTime() + 10 ** 10);
  expect(await store.read(KEY)).toBe('open');
});
