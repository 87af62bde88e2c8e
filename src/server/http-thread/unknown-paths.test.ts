import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnknownPaths } from './unknown-paths';

const PATHS = {
  list: { redirected: ['/old'], withViews: ['/blog'], pages: [], unlisted: ['/company/about'] },
  token: { slot: 1, generation: 0 },
};
let isFresh: boolean;
let paths: UnknownPaths;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  isFresh = true;
  paths = new UnknownPaths({ isFresh: () => isFresh });
  paths.set(PATHS);
});
afterEach(() => void vi.useRealTimers());

const ask = (url: string, headers = {}, method = 'GET'): boolean => paths.isTooMany({ method, url, headers });
/** Asks for as many unknown paths as the main thread gets in a second. */
const exceedLimit = (): boolean[] => Array.from({ length: 20 }, (_each, index) => ask(`/nothing-${index}`));

it('the first unknown paths of a second are left to the main thread, the others are too many', () => {
  expect(exceedLimit()).not.toContain(true);
  expect(ask('/nothing')).toBe(true);
  expect(ask('/company/about/nothing?a=b', {}, 'HEAD')).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(ask('/nothing')).toBe(false);
});

it.each<[string, string, object, string]>([
  ['a page', '/company/about', {}, 'GET'],
  ['an old path', '/old', {}, 'GET'],
  ['what may be a view of a list', '/blog/topic/nothing', {}, 'GET'],
  ['another spelling of a path', '/Nothing/', {}, 'GET'],
  ['a path that no page can have', '/%ff', {}, 'GET'],
  ['no path at all', '*', {}, 'GET'],
  ['a file', '/_next/static/nothing.js', {}, 'GET'],
  ['another route', '/api/nothing', {}, 'GET'],
  ['an unknown path with another method', '/nothing', {}, 'POST'],
  ['the data of an unknown path', '/nothing', { rsc: '1' }, 'GET'],
  ['the Markdown of an unknown path', '/nothing.md', {}, 'GET'],
  ['an unknown path as Markdown', '/nothing', { accept: 'text/markdown' }, 'GET'],
])('%s is always left to the main thread', (_what, url, headers, method) => {
  exceedLimit();
  expect(ask('/nothing')).toBe(true);
  expect(ask(url, headers, method)).toBe(false);
});

it('no path is unknown while the list is outdated', () => {
  exceedLimit();
  isFresh = false;
  expect(ask('/nothing')).toBe(false);
  expect(new UnknownPaths({ isFresh: () => true }).isTooMany({ method: 'GET', url: '/nothing', headers: {} })).toBe(false);
});
