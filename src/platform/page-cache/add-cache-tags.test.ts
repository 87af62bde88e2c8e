import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { markTag } from './tag-marker';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tags a page with more tags than Next takes for one entry of its cache', async () => {
  const kept: string[] = [];
  // Next's server puts both on the global object, and its cache takes the first one when it is loaded.
  vi.stubGlobal('AsyncLocalStorage', AsyncLocalStorage);
  vi.stubGlobal('__incrementalCache', {
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async (_key: string, _value: unknown, { tags }: { tags: string[] }) => void kept.push(...tags),
  });
  const { addCacheTags } = await import('./add-cache-tags');
  const tags = Array.from({ length: 300 }, (_, index) => `page:/${index}`);
  await addCacheTags(...tags);
  expect(kept).toEqual(tags.map(markTag));
});
