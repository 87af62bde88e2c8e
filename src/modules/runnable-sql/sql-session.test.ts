import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SqlSession, SqlStartError } from './sql-session';
import type { RunRequest, WorkerMessage } from './worker';

/** The scripts that all workers got, in order. */
const sent: string[] = [];

/** A worker that answers each script in a later task, as a real one does, unless the script is endless. */
class FakeWorker extends EventTarget {
  isTerminated = false;

  postMessage({ id, sql }: RunRequest): void {
    sent.push(sql);
    if (sql === 'endless') return;
    setTimeout(() => {
      if (this.isTerminated) return;
      const data: WorkerMessage = { kind: 'ran', id, result: [], hasEnded: sql === 'end Postgres' };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const exercise = (name: string) => ({ setup: [`setup ${name}`], answer: `answer ${name}`, check: `check ${name}` });
/** The scripts that were sent, without the one that empties the database. */
const getSent = (): string[] => sent.filter((sql) => !sql.includes('discard all'));

it('a check that begins during another one, or during a run, waits for its end', async () => {
  const session = new SqlSession();
  const blocks = ['block 0', 'block 1'];
  await Promise.all([
    session.check(exercise('one')),
    session.check(exercise('two')),
    session.run(1, 'block 1', (index) => blocks[index] ?? ''),
    session.check(exercise('three')),
  ]);
  expect(getSent()).toEqual([
    'setup one',
    'answer one',
    'check one',
    'setup two',
    'answer two',
    'check two',
    'block 1',
    'setup three',
    'answer three',
    'check three',
  ]);
});

it('a reset discards what runs and what waits, and the next run begins in a new database', async () => {
  const session = new SqlSession();
  const discarded = Promise.allSettled([
    session.run(0, 'endless', () => ''),
    session.run(1, 'waiting', () => ''),
    session.check(exercise('one')),
  ]);
  await expect.poll(() => sent).toEqual(['endless']);
  session.reset();
  await session.run(1, 'after', () => 'before');
  const rejected = { status: 'rejected', reason: expect.any(SqlStartError) };
  expect(await discarded).toEqual([rejected, rejected, rejected]);
  expect(sent).toEqual(['endless', 'before', 'after']);
});

it('a script that ends Postgres ends only itself', async () => {
  const session = new SqlSession();
  const ended = session.run(0, 'end Postgres', () => '');
  const next = session.run(1, 'next', () => 'first');
  await Promise.all([ended, next]);
  expect(sent).toEqual(['end Postgres', 'first', 'next']);
});
