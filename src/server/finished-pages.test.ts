import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CachedEntry, createEntryHeader } from '@/platform/page-cache/cached-entry';
import type { BufferedResponse } from './buffered-response';
import { FinishedPages } from './finished-pages';

const PATH = '/company/about';
const KEY = 'build/page/$/company/about';

/** Stands for the memory of the page cache. */
const cache = new Map<string, CachedEntry>();

/** Renders the page: the cache has a new entry, and the response names it. */
function render(text: string): BufferedResponse {
  const cachedEntry = createEntryHeader(KEY);
  cache.set(KEY, { value: `{"header":"${cachedEntry}"}` });
  return { status: 200, headers: { 'x-nextjs-cache': 'MISS' }, body: Buffer.from(text), cachedEntry };
}

beforeEach(() => {
  globalThis.findCachedEntry = (key) => cache.get(key);
});
afterEach(() => {
  cache.clear();
  globalThis.findCachedEntry = undefined;
});

describe('the response of a cached page', () => {
  it('is found as long as the page stays in the cache', () => {
    const pages = new FinishedPages();
    pages.remember(PATH, render('one'));
    expect(pages.find(PATH)).toEqual({ status: 200, headers: { 'x-nextjs-cache': 'HIT' }, body: Buffer.from('one') });
    expect(pages.find('/company')).toBeUndefined();
    cache.clear();
    expect(pages.find(PATH)).toBeUndefined();
  });

  it('is not found when the page was rendered again', () => {
    const pages = new FinishedPages();
    pages.remember(PATH, render('one'));
    const newer = render('two');
    expect(pages.find(PATH)).toBeUndefined();
    pages.remember(PATH, newer);
    expect(pages.find(PATH)?.body.toString()).toBe('two');
  });

  it('is not kept when the page was rendered again before the response was complete', () => {
    const pages = new FinishedPages();
    const older = render('one');
    render('two');
    pages.remember(PATH, older);
    expect(pages.find(PATH)).toBeUndefined();
  });

  it('is not kept without a page in the cache', () => {
    const pages = new FinishedPages();
    const { cachedEntry: _, ...answer } = render('one');
    pages.remember(PATH, answer);
    const gone = render('two');
    cache.clear();
    pages.remember(PATH, gone);
    expect(pages.find(PATH)).toBeUndefined();
  });

  it('is not found in a process without a page cache', () => {
    const pages = new FinishedPages();
    pages.remember(PATH, render('one'));
    globalThis.findCachedEntry = undefined;
    expect(pages.find(PATH)).toBeUndefined();
  });
});
