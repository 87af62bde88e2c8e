import { afterEach, expect, it, vi } from 'vitest';
import { findSpelling, getDictionary } from './dictionary';

afterEach(() => {
  vi.restoreAllMocks();
});

it('the dictionary is read once for all searches that wait for it, and an outdated one is used until a newer one is read', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const query = vi.fn().mockResolvedValue({ rows: [{ words: 'index 3' }] });
  const pool = { query };
  const read = async () => [...(await getDictionary(pool))];
  expect(await Promise.all([read(), read()])).toEqual([[['index', 3]], [['index', 3]]]);
  expect(query).toHaveBeenCalledTimes(1);

  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  query.mockRejectedValueOnce(new Error('no response'));
  await vi.waitFor(async () => {
    expect(await read()).toEqual([['index', 3]]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  query.mockResolvedValue({ rows: [{ words: 'index 4' }] });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  await vi.waitFor(async () => expect(await read()).toEqual([['index', 4]]));
});

it('a search fails when the first dictionary can’t be read, and the next one reads it', async () => {
  const query = vi
    .fn()
    .mockRejectedValueOnce(new Error('no response'))
    .mockResolvedValue({ rows: [{ words: null }] });
  const pool = { query };
  await expect(getDictionary(pool)).rejects.toThrow('no response');
  await expect(getDictionary(pool)).resolves.toBeInstanceOf(Map);
});

it.each([
  ['raid', 'rand', 4, undefined],
  ['indx', 'index', 214, 'index'],
  ['penetration', 'generation', 30, undefined],
  ['replicaton', 'replication', 4, 'replication'],
])('“%s”, which is similar to “%s” on %i pages, is corrected to %s', async (word, similar, documents, corrected) => {
  const pool = { query: vi.fn().mockResolvedValue({ rows: [{ word: similar, documents }] }) };
  await expect(findSpelling(pool, word)).resolves.toBe(corrected);
});
