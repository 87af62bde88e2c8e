import { afterEach, expect, it, vi } from 'vitest';
import { addCacheTags } from './add-cache-tags';
import { markTag } from './tag-marker';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tags a page with more tags than Next takes for one entry of its cache', async () => {
  const kept: string[] = [];
  // Where Next's server puts it.
  vi.stubGlobal('__incrementalCache', {
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async (_key: string, _value: unknown, { tags }: { tags: string[] }) => void kept.push(...tags),
  });
  const tags = Array.from({ length: 300 }, (_, index) => `page:/${index}`);
  await addCacheTags(...tags);
  expect(kept).toEqual(tags.map(markTag));
});
