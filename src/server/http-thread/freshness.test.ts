import { expect, it } from 'vitest';
import type { CachedEntry } from '@/platform/page-cache/cached-entry';
import { type FreshnessToken, FreshnessReader, FreshnessWriter } from './freshness';

const createEntry = (): CachedEntry => ({ header: undefined, value: Buffer.alloc(0), expiresAt: Infinity });

/** Both sides: what the main thread writes, and what the HTTP thread reads. */
function createPair() {
  const writer = new FreshnessWriter();
  writer.setListening(true);
  const reader = new FreshnessReader(writer.memory);
  const isFresh = (token: FreshnessToken | undefined) => token !== undefined && reader.isFresh(token);
  return { writer, isFresh };
}

it('an entry is fresh until it is outdated', () => {
  const { writer, isFresh } = createPair();
  const [one, other] = [createEntry(), createEntry()];
  const [token, otherToken] = [writer.getToken(one), writer.getToken(other)];
  expect([isFresh(token), isFresh(otherToken)]).toEqual([true, true]);
  expect(writer.getToken(one), 'for another encoding').toEqual(token);
  writer.setOutdated(one);
  expect([isFresh(token), isFresh(otherToken)]).toEqual([false, true]);
});

it('an outdated entry does not become fresh when its slot is used again', () => {
  const { writer, isFresh } = createPair();
  const old = createEntry();
  const late = writer.getToken(old);
  writer.setOutdated(old);
  writer.setOutdated(old);
  const token = writer.getToken(createEntry());
  expect(token?.slot).toBe(late?.slot);
  expect([isFresh(late), isFresh(token)]).toEqual([false, true]);
});

it('no entry is fresh while the process does not receive invalidations', () => {
  const { writer, isFresh } = createPair();
  const token = writer.getToken(createEntry());
  writer.setListening(false);
  expect(isFresh(token)).toBe(false);
  writer.setListening(true);
  expect(isFresh(token)).toBe(true);
  expect(new FreshnessReader(new FreshnessWriter().memory).isFresh({ slot: 1, generation: 0 }), 'at the start').toBe(false);
});

it('entries beyond the number of slots have no token until others are outdated', () => {
  const { writer } = createPair();
  const entries = Array.from({ length: 65_536 }, createEntry);
  expect(new Set(entries.map((entry) => writer.getToken(entry)?.slot)).size).toBe(entries.length);
  expect(writer.getToken(createEntry())).toBeUndefined();
  for (const entry of entries.slice(0, 1)) writer.setOutdated(entry);
  expect(writer.getToken(createEntry())).toMatchObject({ generation: 1 });
});
