import type { Payload, Where } from 'payload';
import { removeFutureLocks } from '@/cms/drafts/remove-future-locks';
import { CLOCK_DIFFERENCE_MAX_MS } from '@/platform/database/clock-difference';
import { runWithBackgroundTimeout } from '@/platform/database/statement-timeout';
import { getErrorReason } from '@/platform/error-reason';
import { logFailure } from '@/platform/failure-log';
import { QUEUES, type Queue } from '.';
import { findDueQueues, findKnownTasks } from './find-due-queues';
import { recoverInterruptedJobs, recoverStuckJobs } from './recover-interrupted';
import { recoverPostponedJobs } from './recover-postponed';
import { RunnerLock } from './runner-lock';

/** Maximum delay before a job starts that becomes due later. New jobs start at once. */
const POLL_INTERVAL_MS = 2_000;
/** How often scheduled tasks are checked. */
const SCHEDULE_INTERVAL_MS = 60_000;
const BATCH_SIZE = 10;

/**
 * Runs jobs as they become due, for as long as the process lives. Only one process at a time runs jobs, however many
 * are started. Jobs run at least once: if a process ends in the middle of a job, the next runner retries it. Tasks must
 * therefore be idempotent.
 */
export class JobRunner {
  readonly #lock: RunnerLock;
  readonly #busyQueues = new Set<Queue>();
  /** By the monotonic clock: one that is set back must not delay the next check. */
  #lastScheduleCheck = -SCHEDULE_INTERVAL_MS;
  /** Ends the pause before the next poll. */
  #endPause: () => void = () => undefined;
  #isDatabaseDown = false;

  /**
   * @param open returns Payload; called again after a failure
   * @param connectionString of the database that stores the jobs
   * @param onBegin called when this process begins to run jobs; never throws
   */
  constructor(
    private readonly open: () => Promise<Payload>,
    connectionString: string,
    private readonly onBegin: () => Promise<void> = async () => undefined,
  ) {
    this.#lock = new RunnerLock(connectionString, () => this.#endPause());
  }

  /** Starts polling. Does not keep the process alive. */
  start(): void {
    // Begins before the poll, so that a job that is queued during it isn't missed.
    const pause = this.#pause();
    void this.#poll()
      .then(() => pause)
      .finally(() => this.start());
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#endPause = resolve;
      setTimeout(resolve, POLL_INTERVAL_MS).unref();
    });
  }

  /** Polls once for due jobs. */
  async #poll(): Promise<void> {
    try {
      const lock = await this.#lock.acquire();
      this.#isDatabaseDown = false;
      if (lock === 'elsewhere' || (await this.#isClockWrong())) return;
      const payload = await this.open();
      if (lock === 'taken') {
        await recoverInterruptedJobs(payload);
        await this.onBegin();
      }
      await this.#queueScheduled(payload);
      for (const queue of await findDueQueues(payload)) void runWithBackgroundTimeout(() => this.#processQueue(payload, queue));
    } catch (error) {
      await this.#lock.release().catch(() => undefined);
      // Logged once per outage.
      if (!this.#isDatabaseDown) console.error('Jobs are paused: the database is unreachable.', getErrorReason(error));
      this.#isDatabaseDown = true;
    }
  }

  /**
   * Jobs publish, send, end exams, and delete by the time of one of the two clocks, which can't be undone. So none runs while they
   * differ, and another instance, whose clock may be right, can have the lock.
   */
  async #isClockWrong(): Promise<boolean> {
    const difference = await this.#lock.readClockDifference();
    if (Math.abs(difference) <= CLOCK_DIFFERENCE_MAX_MS) return false;
    const seconds = Math.round(Math.abs(difference) / 1_000);
    const side = difference > 0 ? 'ahead of' : 'behind';
    logFailure('Jobs are paused', `the clock of this machine is ${seconds} seconds ${side} the clock of Postgres.`);
    await this.#lock.release();
    return true;
  }

  async #queueScheduled(payload: Payload): Promise<void> {
    if (performance.now() - this.#lastScheduleCheck < SCHEDULE_INTERVAL_MS) return;
    this.#lastScheduleCheck = performance.now();
    // No queue starts meanwhile: only the rest of this poll starts one.
    await recoverStuckJobs(
      payload,
      QUEUES.filter((queue) => !this.#busyQueues.has(queue)),
    );
    await recoverPostponedJobs(payload);
    await removeFutureLocks(payload);
    await payload.jobs.handleSchedules({ allQueues: true });
  }

  /** Runs due jobs of a queue. Skips one that is still busy with an earlier batch. */
  async #processQueue(payload: Payload, queue: Queue): Promise<void> {
    if (this.#busyQueues.has(queue)) return;
    this.#busyQueues.add(queue);
    try {
      // More may have been queued meanwhile. A batch that only failed is tried again by a later poll.
      // After the lock is lost, another process runs the jobs of this one again.
      while (this.#lock.isHeld && (await runBatch(payload, queue)));
    } catch (error) {
      console.error(`Processing the queue ${queue} failed:`, getErrorReason(error));
    } finally {
      this.#busyQueues.delete(queue);
    }
  }
}

/**
 * Runs due jobs of a queue, except those that only a newer version knows, and returns whether one succeeded. Exported for its test.
 */
export async function runBatch(payload: Payload, queue: Queue): Promise<boolean> {
  // Silent, because Payload logs the input of jobs, which may be personal data.
  const where: Where = { taskSlug: { in: findKnownTasks(payload) } };
  const { jobStatus } = await payload.jobs.run({ queue, where, limit: BATCH_SIZE, silent: true });
  const outcomes = Object.entries(jobStatus ?? {});
  for (const [id, { status }] of outcomes) {
    if (status === 'success') continue;
    console.error(`Job ${id} failed${status === 'error' ? ' and will be retried' : ''}. See Jobs in the admin for details.`);
  }
  return outcomes.some(([, { status }]) => status === 'success');
}
