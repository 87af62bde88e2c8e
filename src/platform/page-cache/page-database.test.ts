import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakePostgres, startFakePostgres } from '../testing/fake-postgres';
import { PageDatabase } from './page-database';

const databases: FakePostgres[] = [];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const database of databases.splice(0)) database.close();
});

/** Connects to a database that answers each attempt to delete pages with the next of these. */
async function connect(...answers: (string | Error)[]) {
  const database = await startFakePostgres((statement) =>
    statement.startsWith('delete') ? (answers.shift() ?? 'DELETE 0') : 'SELECT 0',
  );
  databases.push(database);
  const pages = new PageDatabase(database.url, {
    onInvalidated: () => undefined,
    onReconnected: () => Promise.resolve(),
  });
  return { pages, countDeletes: () => database.statements.filter((each) => each.startsWith('delete')).length };
}

test('pages are checked for freshness even when old ones cannot be deleted, which is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { pages } = await connect(new Error('canceling statement due to statement timeout'));
  expect(await pages.ensureListening()).toBe(true);
  expect(pages.isListening).toBe(true);
  await expect.poll(() => log).toHaveBeenCalledWith(expect.stringMatching(/could not delete old pages: .*statement timeout/));
  expect(pages.isListening).toBe(true);
});

test('old pages are deleted in batches until none is left', async () => {
  const { pages, countDeletes } = await connect('DELETE 200', 'DELETE 200', 'DELETE 3');
  await pages.ensureListening();
  await expect.poll(countDeletes).toBe(3);
});

test('after a failure, the next attempt to connect is a second later, also when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.spyOn(console, 'error').mockReturnValue();
  let isStarting = true;
  const database = await startFakePostgres(() => (isStarting ? new Error('the database system is starting up') : 'SELECT 0'));
  databases.push(database);
  const pages = new PageDatabase(database.url, {
    onInvalidated: () => undefined,
    onReconnected: () => Promise.resolve(),
  });
  expect(await pages.ensureListening()).toBe(false);
  isStarting = false;
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await pages.ensureListening()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(await pages.ensureListening()).toBe(true);
});

test('a connection that ends while pages are checked doesn’t count as one that receives invalidations', async () => {
  const database = await startFakePostgres(() => 'SELECT 0');
  const emit = vi.spyOn(pg.Client.prototype, 'emit');
  // Clients of the tests before may end now, too.
  const isOwn = (client: unknown) => client instanceof pg.Client && client.port === Number(new URL(database.url).port);
  const hasEnded = () => emit.mock.contexts.some((client, call) => isOwn(client) && emit.mock.calls[call]?.[0] === 'end');
  const states: boolean[] = [];
  const pages = new PageDatabase(database.url, {
    onInvalidated: () => undefined,
    onReconnected: async () => {
      database.close();
      await expect.poll(hasEnded).toBe(true);
    },
    onListening: (isListening) => states.push(isListening),
  });
  expect(await pages.ensureListening()).toBe(false);
  expect([pages.isListening, states]).toEqual([false, []]);
});

test('after a lost connection, it says whether a standby was promoted, whose transactions have the same numbers', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let timeline = '00000001';
  const database = await startFakePostgres((statement) =>
    statement.includes('pg_walfile_name') ? { name: 'timeline', value: timeline } : 'SELECT 0',
  );
  databases.push(database);
  const reconnections: boolean[] = [];
  const pages = new PageDatabase(database.url, {
    onInvalidated: () => undefined,
    onReconnected: (isPromoted) => Promise.resolve(void reconnections.push(isPromoted)),
  });
  for (timeline of ['00000001', '00000001', '00000002', '00000002']) {
    vi.advanceTimersByTime(1_000);
    expect(await pages.ensureListening()).toBe(true);
    database.disconnect();
    await expect.poll(() => pages.isListening).toBe(false);
  }
  expect(reconnections).toEqual([false, false, true, false]);
});
