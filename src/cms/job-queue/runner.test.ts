import type { Payload, Where } from 'payload';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { JobRunner } from './runner';
import { RunnerLock } from './runner-lock';

const SCHEDULE_INTERVAL_MS = 60_000;
/** By how many milliseconds the clock of this machine is ahead of Postgres's. */
let clockDifference = 0;

/** Payload with one job whose result couldn't be stored, and with due jobs in a queue, which never end. */
function createPayload(dueQueue: string) {
  const searches: Where[] = [];
  const calls: string[] = [];
  const payload = {
    config: { jobs: { tasks: [{ slug: 'known' }] } },
    db: { drizzle: { execute: () => Promise.resolve({ rows: [{ queue: dueQueue }] }) } },
    find: ({ where }: { where: Where }) => {
      searches.push(where);
      return Promise.resolve({ docs: [{ id: 5, totalTried: 0 }] });
    },
    update: ({ id, data }: { id: number; data: object }) => {
      calls.push(`update ${id} ${JSON.stringify(data)}`);
      return Promise.resolve({});
    },
    jobs: {
      handleSchedules: () => {
        calls.push('handleSchedules');
        return Promise.resolve({});
      },
      run: () => new Promise(() => undefined),
    },
  };
  return { payload: z.custom<Payload>().parse(payload), searches, calls };
}

/**
 * Runs jobs for the time between two checks of the schedules. The runner ends with the test, because its timers do.
 * @param setClock changes the clock after the first check
 */
async function runUntilSecondCheck(payload: Payload, setClock: () => void = () => undefined): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'], now: new Date('2026-11-26T06:00:00Z') });
  const acquire = vi.spyOn(RunnerLock.prototype, 'acquire').mockResolvedValue('kept');
  const isHeld = vi.spyOn(RunnerLock.prototype, 'isHeld', 'get').mockReturnValue(true);
  const readClock = vi.spyOn(RunnerLock.prototype, 'readClockDifference').mockImplementation(async () => clockDifference);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  new JobRunner(() => Promise.resolve(payload), 'postgres://localhost/none').start();
  await vi.advanceTimersByTimeAsync(0);
  setClock();
  await vi.advanceTimersByTimeAsync(SCHEDULE_INTERVAL_MS);
  for (const spy of [acquire, isHeld, readClock, log]) spy.mockRestore();
  vi.useRealTimers();
}

it('a job whose result couldn’t be stored returns to its queue before schedules are checked, unless the queue is busy', async () => {
  const { payload, searches, calls } = createPayload('deliveries');
  await runUntilSecondCheck(payload);
  const check = ['update 5 {"processing":false,"totalTried":1}', 'handleSchedules'];
  expect(calls).toEqual([...check, ...check]);
  const buildStuckFilter = (queues: string[], before: string): Where => ({
    and: [
      { processing: { equals: true } },
      { completedAt: { exists: false } },
      { queue: { in: queues } },
      { updatedAt: { less_than: before } },
    ],
  });
  expect(searches).toEqual([
    buildStuckFilter(['default', 'deliveries', 'content', 'search', 'upkeep'], '2026-11-26T05:50:00.000Z'),
    buildStuckFilter(['default', 'content', 'search', 'upkeep'], '2026-11-26T05:51:00.000Z'),
  ]);
});

it('schedules are checked every minute, also after the clock was set back', async () => {
  const { payload, calls } = createPayload('default');
  await runUntilSecondCheck(payload, () => vi.setSystemTime(Date.now() - 3_600_000));
  expect(calls.filter((call) => call === 'handleSchedules')).toHaveLength(2);
});

it.each([
  [3_600_000, '3600 seconds ahead of'],
  [-86_400_000, '86400 seconds behind'],
])(
  'no job runs while the clocks of this machine and Postgres differ (%i), and another instance may run them',
  async (ms, text) => {
    const { payload, calls } = createPayload('default');
    const release = vi.spyOn(RunnerLock.prototype, 'release').mockResolvedValue();
    const logged: unknown[] = [];
    clockDifference = ms;
    await runUntilSecondCheck(payload, () => {
      logged.push(...vi.mocked(console.error).mock.calls.flat());
      clockDifference = 0;
    });
    expect(release).toHaveBeenCalledTimes(1);
    expect(logged).toEqual([`Jobs are paused: the clock of this machine is ${text} the clock of Postgres.`]);
    // It runs them again when the clock is right.
    expect(calls).toContain('handleSchedules');
    release.mockRestore();
  },
);
