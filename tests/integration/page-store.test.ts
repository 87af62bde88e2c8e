import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageDatabase } from '@/platform/page-cache/page-database';
import { invalidateInMemory } from '@/platform/page-cache/invalidate';
import { decompressText } from '@/platform/page-cache/compressed-text';
import { PageStore } from '@/platform/page-cache/page-store';
import { expiryTag } from '@/platform/page-cache/tags';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { createProcesses } from './support/processes';

/** How soon every instance must know of a publication. */
const HEARD_WITHIN_MS = 2_000;
const TAG = 'page:/a';
const processes = createProcesses();
let database: TestDatabase;
let editor: pg.Client;
let keys = 0;
let key = '';

beforeAll(async () => {
  database = await createSeededDatabase('page_store', processes);
});
afterAll(() => database.drop());
beforeEach(async () => {
  keys += 1;
  key = `page ${keys}`;
  editor = new pg.Client({ connectionString: database.url });
  editor.on('error', () => undefined);
  await editor.connect();
});
afterEach(() => editor.end());

const drop = (tag = TAG) => editor.query('select page_cache.drop_tags($1::text[])', [[tag]]);
/** Deletes the pages in Postgres without invalidating those in memory. */
const takeFromPostgres = () => database.client.query('delete from page_cache.page where key = $1', [key]);

async function isInPostgres(): Promise<boolean> {
  const { rowCount } = await database.client.query('select from page_cache.page where key = $1', [key]);
  return rowCount === 1;
}

/** Creates a store that listens and has the page only in memory. */
async function storeThatHolds(value: string): Promise<PageStore> {
  const store = new PageStore(database.url);
  await store.read(key);
  await store.save(key, value, [TAG, 'navigation']);
  await takeFromPostgres();
  expect(await store.read(key)).toEqual({ value, isStale: false });
  return store;
}

/** Stops the monotonic clock until the test has finished. (Vitest advances its own fake timers while it polls.) */
function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
}

describe('a page', () => {
  it('is stored in Postgres and in memory, for every instance', async () => {
    const [one, two] = [new PageStore(database.url), new PageStore(database.url)];
    expect(await one.read(key)).toBeUndefined();
    await one.save(key, 'old', [TAG]);
    expect(await one.read(key)).toEqual({ value: 'old', isStale: false });
    expect(await two.read(key)).toEqual({ value: 'old', isStale: false });
  });

  it('is compressed in Postgres, which doesn’t compress it again', async () => {
    const store = new PageStore(database.url);
    await store.read(key);
    await store.save(key, 'repeated '.repeat(10_000), [TAG]);
    const { rows } = await database.client.query(
      `select octet_length(p.value) < 1000 as small, a.attstorage = 'e' as external
       from page_cache.page p, pg_attribute a
       where p.key = $1 and a.attrelid = 'page_cache.page'::regclass and a.attname = 'value'`,
      [key],
    );
    expect(rows).toEqual([{ small: true, external: true }]);
  });

  it('that cannot be decompressed is logged and rendered again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const one = new PageStore(database.url);
    await one.read(key);
    await one.save(key, 'old', [TAG]);
    await database.client.query(`update page_cache.page set value = '{"not":"compressed"}' where key = $1`, [key]);
    const two = new PageStore(database.url);
    expect(await two.read(key)).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('page cache: could not read a page'));
    log.mockRestore();
    await two.save(key, 'new', [TAG]);
    expect(await new PageStore(database.url).read(key)).toEqual({ value: 'new', isStale: false });
  });

  it('whose rendering did not start with a read is not stored', async () => {
    await new PageStore(database.url).save(key, 'old', [TAG]);
    expect(await isInPostgres()).toBe(false);
  });

  it('that was being rendered while an invalidation was committed is not stored', async () => {
    const store = new PageStore(database.url);
    expect(await store.read(key)).toBeUndefined();
    await drop();
    await store.save(key, 'old', [TAG]);
    expect(await isInPostgres()).toBe(false);
    expect(await store.read(key)).toBeUndefined();
    await store.save(key, 'new', [TAG]);
    expect(await store.read(key)).toEqual({ value: 'new', isStale: false });
  });

  it('that was being rendered while another tag was invalidated is stored', async () => {
    const store = new PageStore(database.url);
    await store.read(key);
    await drop('page:/other');
    await store.save(key, 'old', [TAG]);
    expect(await store.read(key)).toEqual({ value: 'old', isStale: false });
  });

  it('that was rendered and stored during an uncommitted invalidation is evicted by its commit', async () => {
    const store = new PageStore(database.url);
    await editor.query('begin');
    await drop();
    await store.read(key);
    await store.save(key, 'old', [TAG]);
    expect(await isInPostgres()).toBe(true);
    await editor.query('commit');
    expect(await new PageStore(database.url).read(key)).toBeUndefined();
    await expect.poll(() => store.read(key), { interval: 20 }).toBeUndefined();
  });

  it('stays when an invalidation is rolled back, which sends no notification', async () => {
    const heard: string[][] = [];
    const listener = new PageDatabase(database.url, {
      onInvalidated: (tags) => heard.push(tags),
      onReconnected: async () => undefined,
    });
    expect(await listener.ensureListening()).toBe(true);
    const store = await storeThatHolds('old');
    const other = new PageStore(database.url);
    await other.read(key);
    await other.save(key, 'old', [TAG]);
    await editor.query('begin');
    await drop();
    await editor.query('rollback');
    // Notifications arrive in order: one of the rolled-back change would have come first.
    await drop('page:/other');
    await expect.poll(() => heard, { interval: 20 }).toEqual([['page:/other']]);
    expect(await store.read(key)).toEqual({ value: 'old', isStale: false });
    expect(await isInPostgres()).toBe(true);
    expect(await new PageStore(database.url).read(key)).toEqual({ value: 'old', isStale: false });
  });

  it('that is read during an uncommitted change of this process is not held in memory after the commit', async () => {
    const store = await storeThatHolds('old');
    await store.read('another page');
    await store.save('another page', 'old', [TAG]);
    await editor.query('begin');
    await drop();
    invalidateInMemory([TAG]);
    expect(await store.read('another page')).toEqual({ value: 'old', isStale: false });
    await database.client.query('delete from page_cache.page');
    expect(await store.read('another page')).toBeUndefined();
    await editor.query('commit');
  });

  it('is held in memory again as soon as a change of this process is committed', async () => {
    const store = await storeThatHolds('old');
    // A change that isn't committed stays pending.
    stopClock();
    await editor.query('begin');
    await drop();
    invalidateInMemory([TAG]);
    await editor.query('commit');
    const render = async () => {
      await store.read(key);
      await store.save(key, 'new', [TAG]);
      return store.peek(key) !== undefined;
    };
    await expect.poll(render, { interval: 20 }).toBe(true);
  });

  it('whose header has changed is served until it is rendered anew', async () => {
    const store = await storeThatHolds('old');
    // It stays stale.
    stopClock();
    await drop('navigation');
    await expect.poll(() => store.read(key), { interval: 20 }).toEqual({ value: 'old', isStale: true });
    expect(await store.save(key, 'new', [TAG, 'navigation'])).toBe('saved');
    expect(await store.read(key)).toEqual({ value: 'new', isStale: false });
  });

  it('is not stored when only one of its tags was invalidated in the meantime', async () => {
    const store = new PageStore(database.url);
    await drop();
    await store.read(key);
    await drop('navigation');
    await store.save(key, 'old', [TAG, 'navigation']);
    expect(await isInPostgres()).toBe(false);
  });
});

describe('a page with an expiry', () => {
  const end = new Date(Date.now() + 60 * 60 * 1000);
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('is served until then, and afterwards rendered again, by every instance', async () => {
    const [one, two] = [new PageStore(database.url), new PageStore(database.url)];
    await one.read(key);
    await one.save(key, 'open', [TAG, expiryTag(end)]);
    vi.setSystemTime(end.getTime() - 1);
    expect(await one.read(key)).toEqual({ value: 'open', isStale: false });
    vi.setSystemTime(end);
    expect(await one.read(key)).toBeUndefined();
    expect(await two.read(key)).toBeUndefined();
    await one.save(key, 'closed', [TAG]);
    expect(await one.read(key)).toEqual({ value: 'closed', isStale: false });
    expect(await new PageStore(database.url).read(key)).toEqual({ value: 'closed', isStale: false });
  });

  it('whose rendering began before the expiry is not served after it', async () => {
    const store = new PageStore(database.url);
    vi.setSystemTime(end.getTime() - 1);
    await store.read(key);
    vi.setSystemTime(end);
    await store.save(key, 'open', [TAG, expiryTag(end)]);
    expect(await store.read(key)).toBeUndefined();
  });
});

describe('two instances', () => {
  // A busy machine may stall for longer, so the check is repeated.
  it('evict invalidated pages within two seconds', { retry: 2 }, async () => {
    const stores = [await storeThatHolds('old'), await storeThatHolds('old')];
    const begin = Date.now();
    await drop();
    for (const store of stores) {
      await expect.poll(() => store.read(key), { timeout: HEARD_WITHIN_MS - (Date.now() - begin), interval: 20 }).toBeUndefined();
    }
  });
});

describe('an invalidation of more tags than fit in one notification', () => {
  const many = Array.from({ length: 3_000 }, (_each, number) => `page:/many/${number}/äöü`);

  it('arrives completely, with each tag once', async () => {
    const heard: string[] = [];
    const listener = new PageDatabase(database.url, {
      onInvalidated: (tags) => heard.push(...tags),
      onReconnected: async () => undefined,
    });
    expect(await listener.ensureListening()).toBe(true);
    const store = await storeThatHolds('old');
    await editor.query('select page_cache.drop_tags($1::text[])', [[...many, TAG, TAG]]);
    await expect.poll(() => heard.length, { interval: 20 }).toBe(many.length + 1);
    expect(heard.toSorted()).toEqual([...many, TAG].toSorted());
    // The store receives it on its own connection.
    await expect.poll(() => store.read(key), { interval: 20 }).toBeUndefined();
  });

  it('without tags sends no notification', async () => {
    const heard: string[][] = [];
    const listener = new PageDatabase(database.url, {
      onInvalidated: (tags) => heard.push(tags),
      onReconnected: async () => undefined,
    });
    expect(await listener.ensureListening()).toBe(true);
    await editor.query(`select page_cache.drop_tags('{}')`);
    await drop('page:/other');
    await expect.poll(() => heard, { interval: 20 }).toEqual([['page:/other']]);
  });
});

describe('a notification that this site did not send', () => {
  it('makes an instance check its pages, and nothing fails', async () => {
    let lookedUp = 0;
    const listener = new PageDatabase(database.url, {
      onInvalidated: () => undefined,
      onReconnected: async () => {
        lookedUp += 1;
      },
    });
    expect(await listener.ensureListening()).toBe(true);
    await editor.query(`notify page_cache_dropped, 'all'`);
    await editor.query('notify page_cache_dropped');
    await expect.poll(() => lookedUp, { interval: 20 }).toBe(3);
    expect(await listener.ensureListening()).toBe(true);
  });
});

describe('an instance that lost its connection', () => {
  /** Terminates all connections except the test's own: the listening one, and those of the pool. */
  async function cutAllConnections(): Promise<void> {
    const { rows } = await editor.query<{ pid: number }>('select pg_backend_pid() as pid');
    const others = 'from pg_stat_activity where datname = current_database() and pid not in (pg_backend_pid(), $1)';
    const { rowCount } = await database.client.query(`select pg_terminate_backend(pid) ${others}`, [rows[0]?.pid]);
    expect(rowCount).toBeGreaterThan(0);
    const left = () => database.client.query(`select ${others}`, [rows[0]?.pid]).then((answer) => answer.rowCount);
    await expect.poll(left, { interval: 20 }).toBe(0);
  }

  it('does not serve pages that were invalidated in the meantime, not even once', async () => {
    const store = await storeThatHolds('old');
    await cutAllConnections();
    await drop();
    expect(await store.read(key)).toBeUndefined();
  });

  it('continues to serve other pages from memory', async () => {
    const store = await storeThatHolds('old');
    await cutAllConnections();
    await drop('page:/other');
    expect(await store.read(key)).toEqual({ value: 'old', isStale: false });
  });

  it('serves nothing without querying Postgres until it is connected again', async () => {
    const store = await storeThatHolds('old');
    const held = store.peek(key);
    expect(held && (await decompressText(held.value))).toBe('old');
    await cutAllConnections();
    await expect.poll(() => store.peek(key), { interval: 20 }).toBeUndefined();
    await store.read(key);
    expect(store.peek(key)).toBe(held);
    await drop();
    await expect.poll(() => store.peek(key), { interval: 20 }).toBeUndefined();
  });

  it('receives invalidations again afterwards', async () => {
    const store = await storeThatHolds('old');
    await cutAllConnections();
    expect(await store.read(key)).toEqual({ value: 'old', isStale: false });
    await drop();
    await expect.poll(() => store.read(key), { interval: 20 }).toBeUndefined();
  });
});

describe('without a database', () => {
  it('pages are rendered each time, nothing fails, and the log says why', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Nothing listens on the port of the discard service.
    const store = new PageStore('postgres://nobody@127.0.0.1:9/none');
    expect(await store.read(key)).toBeUndefined();
    await store.save(key, 'old', [TAG]);
    expect(await store.read(key)).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('page cache: could not take a snapshot'));
    log.mockRestore();
  });
});

describe('a database that was restored in another cluster', () => {
  it('serves no page of the old one, whose transaction IDs are meaningless here', async () => {
    const store = new PageStore(database.url);
    await store.read(key);
    await store.save(key, 'old', [TAG]);
    expect(await isInPostgres()).toBe(true);
    await database.client.query('update page_cache.origin set system_identifier = system_identifier + 1');
    expect(await new PageStore(database.url).read(key)).toBeUndefined();
    expect(await isInPostgres()).toBe(false);
  });

  it('then stores its own pages', async () => {
    const store = new PageStore(database.url);
    await store.read(key);
    await store.save(key, 'new', [TAG]);
    expect(await new PageStore(database.url).read(key)).toEqual({ value: 'new', isStale: false });
  });
});
