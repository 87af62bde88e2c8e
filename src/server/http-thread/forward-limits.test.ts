import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ForwardLimits } from './forward-limits';

const PATHS = {
  list: { paths: '/company/about\n/old', withViews: ['/blog'], pages: [] },
  token: { slot: 1, generation: 0 },
};
const IN_MEMORY = '/blog/topic/sql';
let isFresh: boolean;
let limits: ForwardLimits;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  isFresh = true;
  limits = new ForwardLimits({ isFresh: () => isFresh }, { has: (path) => path === IN_MEMORY });
  limits.set(PATHS);
});
afterEach(() => void vi.useRealTimers());

const ask = (url: string, headers = {}, method = 'GET', client = 'a') => limits.refuse({ method, url, headers }, client);
const times = <Result>(count: number, work: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_each, index) => work(index));
/** Forwards as many requests for unknown paths as the main thread gets in a second. */
const exceedMissing = () =>
  times(20, (index) => limits.track({ method: 'GET', url: `/nothing-${index}`, headers: {} }, 'a', new EventEmitter()));
/** Forwards as many requests for possible views as the main thread gets of a client. */
const exceedUncertain = (client = 'a') =>
  times(16, (index) => {
    const response = new EventEmitter();
    limits.track({ method: 'GET', url: `/blog/nothing-${index}`, headers: {} }, client, response);
    return response;
  });

/** Requests that may get another response than a page at a path that is missing or uncertain. */
const FORWARDED: [string, string, object, string][] = [
  ['a page', '/company/about', {}, 'GET'],
  ['an old path', '/old', {}, 'GET'],
  ['a view that is in memory in another encoding', IN_MEMORY, {}, 'GET'],
  ['another spelling of a path', '/Nothing/', {}, 'GET'],
  ['no path at all', '*', {}, 'GET'],
  ['a file', '/_next/static/nothing.js', {}, 'GET'],
  ['another route', '/api/nothing', {}, 'GET'],
  ...['/nothing', '/blog/topic/nothing'].flatMap((path): [string, string, object, string][] => [
    [`${path} with another method`, path, {}, 'POST'],
    [`the data of ${path}`, path, { rsc: '1' }, 'GET'],
    [`the Markdown of ${path}`, `${path}.md`, {}, 'GET'],
    [`${path} as Markdown`, path, { accept: 'text/markdown' }, 'GET'],
  ]),
];

it.each(FORWARDED)('%s is always forwarded', (_what, url, headers, method) => {
  exceedMissing();
  exceedUncertain();
  expect(ask('/nothing')).toBe('not-found');
  expect(ask('/blog/topic/nothing')).toBe('busy');
  expect(ask(url, headers, method)).toBeUndefined();
});

it('everything is forwarded while the list of paths is outdated or missing', () => {
  exceedMissing();
  exceedUncertain();
  isFresh = false;
  expect(ask('/nothing')).toBeUndefined();
  expect(ask('/blog/nothing')).toBeUndefined();
  limits = new ForwardLimits({ isFresh: () => true }, { has: () => false });
  expect(ask('/nothing')).toBeUndefined();
});

it('the first unknown paths of a second are forwarded, the others get the 404 page', () => {
  for (let number = 0; number < 20; number += 1) {
    // A request on a new connection is asked about twice.
    expect([ask('/nothing'), ask('/nothing')]).toEqual([undefined, undefined]);
    limits.track({ method: 'GET', url: '/nothing', headers: {} }, 'a', new EventEmitter());
  }
  expect(ask('/nothing')).toBe('not-found');
  expect(ask('/company/about/nothing?a=b', {}, 'HEAD')).toBe('not-found');
  vi.advanceTimersByTime(1_000);
  expect(ask('/nothing')).toBeUndefined();
});

describe('possible views of lists', () => {
  it('are refused while too many of one client are being answered', () => {
    const responses = exceedUncertain();
    expect(ask('/blog/topic/nothing?a=b', {}, 'HEAD')).toBe('busy');
    expect(ask('/blog/topic/nothing', {}, 'GET', 'b'), 'of another client').toBeUndefined();
    responses[0]?.emit('close');
    expect(ask('/blog/topic/nothing')).toBeUndefined();
    for (const response of responses.slice(1)) response.emit('close');
    exceedUncertain();
    expect(ask('/blog/topic/nothing')).toBe('busy');
  });

  it('don’t count when they are something else', () => {
    times(16, () => limits.track({ method: 'POST', url: '/blog/topic/nothing', headers: {} }, 'a', new EventEmitter()));
    times(16, () => limits.track({ method: 'GET', url: '/company/about', headers: {} }, 'a', new EventEmitter()));
    expect(ask('/blog/topic/nothing')).toBeUndefined();
  });
});
