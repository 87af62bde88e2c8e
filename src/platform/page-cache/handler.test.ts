import { beforeEach, describe, expect, it, vi } from 'vitest';
import PageCacheHandler from './handler';
import { OUTDATED_PAGE_HEADER } from './cached-entry';
import type { CacheEntry, SaveOutcome } from './page-store';

const { connections, held, missed, outdated } = vi.hoisted(() => ({
  /** The databases of the stores that were created. */
  connections: new Array<string | undefined>(),
  held: new Map<string, string>(),
  missed: new Set<string>(),
  outdated: new Set<string>(),
}));

vi.mock('./page-store', () => ({
  /** Behaves like the real store, without Postgres: a page can be saved only after a read for it was a miss. */
  PageStore: class {
    constructor(connectionString: string | undefined) {
      connections.push(connectionString);
    }
    async read(key: string): Promise<CacheEntry | undefined> {
      const value = held.get(key);
      if (value === undefined) missed.add(key);
      return value === undefined ? undefined : { value, isStale: outdated.has(key) };
    }
    async save(key: string, value: string): Promise<SaveOutcome> {
      if (!missed.delete(key)) return 'unsaved';
      if (outdated.has(key)) return 'outdated';
      held.set(key, value);
      return 'saved';
    }
    endRender(key: string): boolean {
      missed.delete(key);
      return outdated.has(key);
    }
    async remove(key: string): Promise<void> {
      held.delete(key);
    }
  },
}));

const KEY = '/products';
const CONTEXT = { kind: 'APP_PAGE' };
const SECRET = 'x'.repeat(24);
const handler = new PageCacheHandler({});
const route = { kind: 'APP_ROUTE' as const, body: Buffer.from('hello'), status: 200, headers: {} };
const keepRoute = () => handler.set(KEY, route, {});

beforeEach(() => {
  held.clear();
  missed.clear();
});

describe('cached page', () => {
  it('is returned unchanged', async () => {
    expect(await handler.get(KEY, CONTEXT)).toBeNull();
    await keepRoute();
    expect(await handler.get(KEY, CONTEXT)).toMatchObject({ value: route });
  });

  it('is returned as stale when outdated, so that Next revalidates it while serving it', async () => {
    await handler.get(KEY, CONTEXT);
    await keepRoute();
    for (const key of held.keys()) outdated.add(key);
    const page = await handler.get(KEY, CONTEXT);
    outdated.clear();
    expect(page).toMatchObject({ value: route, cacheControl: { revalidate: 1 } });
    expect(page?.lastModified).toBeLessThan(Date.now() - 1_000);
  });

  it('is not saved again as new when Next keeps it because rendering failed', async () => {
    await handler.get(KEY, CONTEXT);
    await keepRoute();
    const before = [...held];
    for (const key of held.keys()) outdated.add(key);
    const page = await handler.get(KEY, CONTEXT);
    missed.add([...held.keys()][0] ?? '');
    await handler.set(KEY, page?.value ?? null, { cacheControl: { revalidate: 3 } });
    outdated.clear();
    expect([...held]).toEqual(before);
    expect(missed.size, 'a later render begins anew').toBe(0);
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, 40)],
    ['is not JSON', () => 'no page'],
    ['has another format', () => JSON.stringify({ lastModified: 'yesterday', value: { kind: 'APP_PAGE' } })],
    ['is of an unknown kind', (text: string) => text.replace('APP_ROUTE', 'OTHER')],
  ])('that %s is removed, logged and rendered again', async (_what, broken) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await handler.get(KEY, CONTEXT);
    await keepRoute();
    for (const [key, text] of held) held.set(key, broken(text));
    expect(await handler.get(KEY, CONTEXT)).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(KEY), expect.any(String));
    expect(held.size).toBe(0);
    await keepRoute();
    expect(await handler.get(KEY, CONTEXT)).toMatchObject({ value: route });
    log.mockRestore();
  });
});

it('a page that is sent with its React data is named in the log, once', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const set = (html: string) => handler.set(KEY, { kind: 'APP_PAGE', html, rscData: Buffer.from('0:{}'), headers: {} }, {});
  await set('<html><head></head><body><script>self.__next_f.push([1,"0:{}"])</script></body></html>');
  expect(log).not.toHaveBeenCalled();
  for (const data of ['other', 'another'])
    await set(`<html><head></head><body><script>self.__next_f.push([1,"${data}"])</script></body></html>`);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`${KEY} is sent with its React data`));
  log.mockRestore();
});

it('a page that is not saved is sent without the headers that let a CDN keep it, and marked when it is outdated', async () => {
  vi.resetModules();
  for (const [name, value] of Object.entries({ CDN: 'varnish', CDN_URL: 'http://localhost:6081', CDN_TOKEN: SECRET }))
    vi.stubEnv(name, value);
  const { default: Handler } = await import('./handler');
  const ownHandler = new Handler({});
  const render = async () => {
    const page = { ...route, headers: { 'content-type': 'text/plain' } };
    await ownHandler.set(KEY, page, {});
    return Object.keys(page.headers);
  };
  await ownHandler.get(KEY, CONTEXT);
  expect(await render()).toEqual(expect.arrayContaining(['surrogate-key', 'surrogate-control']));
  // Without a read that began it, the store saves nothing.
  expect(await render()).toEqual(['content-type']);
  const [key = ''] = held.keys();
  held.clear();
  outdated.add(key);
  await ownHandler.get(KEY, CONTEXT);
  expect(await render()).toEqual(['content-type', OUTDATED_PAGE_HEADER]);
  outdated.clear();
  vi.unstubAllEnvs();
});

it('data of other kinds is not looked up', async () => {
  await handler.get(KEY, CONTEXT);
  await keepRoute();
  expect(await handler.get(KEY, { kind: 'FETCH' })).toBeNull();
});

it('pages are stored in the database of the site, also where that is the default; during a build in none', async () => {
  const connectWith = async (variables: Record<string, string>): Promise<string | undefined> => {
    vi.resetModules();
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await import('./handler');
    vi.unstubAllEnvs();
    return connections.at(-1);
  };
  const url = 'postgres://localhost/other';
  expect(await connectWith({ DATABASE_URL: url })).toBe(url);
  expect(await connectWith({ DATABASE_URL: '' })).toBe('postgres://localhost/site');
  expect(await connectWith({ DATABASE_URL: url, NEXT_PHASE: 'phase-production-build' })).toBeUndefined();
});

it('instances that render differently have separate keys', async () => {
  const keysWith = async (variables: Record<string, string>): Promise<string[]> => {
    vi.resetModules();
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { default: Handler } = await import('./handler');
    held.clear();
    missed.clear();
    await new Handler({}).get(KEY, CONTEXT);
    vi.unstubAllEnvs();
    return [...missed];
  };
  const keys = [
    ...(await keysWith({})),
    ...(await keysWith({ SITE_URL: 'http://localhost:4000' })),
    ...(await keysWith({ TAG_MANAGER_ID: 'GTM-ABC' })),
    ...(await keysWith({ TAG_MANAGER_ID: 'GTM-ABC', TAG_MANAGER_CONSENT: 'not-required' })),
    // A replica, which may become the main site.
    ...(await keysWith({ CMS_URL: 'http://localhost:4000', CMS_TOKEN: SECRET, CMS_WEBHOOK_SECRET: SECRET })),
    ...(await keysWith({ REGISTRY_URL: 'http://localhost:5000', REGISTRY_USER: 'site', REGISTRY_PASSWORD: SECRET })),
  ];
  expect(new Set(keys).size).toBe(6);
  expect(await keysWith({ ROLE: 'cms' })).toEqual(keys.slice(0, 1));
});
