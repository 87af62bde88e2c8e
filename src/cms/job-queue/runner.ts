import type { Payload } from 'payload';
import { withBackgroundTimeout } from '@/platform/database/statement-timeout';
import { QUEUES, type Queue } from '.';
import { recoverInterruptedJobs } from './recover-interrupted';
import { RunnerLock } from './runner-lock';

/** How soon a job that is due begins, at the latest. */
const POLL_INTERVAL_MS = 2_000;
/** How often tasks with a schedule are looked at. */
const SCHEDULE_INTERVAL_MS = 60_000;
const BATCH_SIZE = 10;

/**
 * Runs jobs as they become due, for as long as the process lives; one process at a time does, however many are started.
 * A job is run at least once: one whose process ended in the middle is begun anew by the next that runs jobs. What a task
 * does must therefore do no harm when it is done twice.
 */
export class JobRunner {
  readonly #lock: RunnerLock;
  readonly #busyQueues = new Set<Queue>();
  #lastScheduleCheck = 0;
  #isDatabaseDown = false;

  /**
   * @param open gives Payload; asked again when it failed
   * @param connectionString of the database that holds the jobs
   */
  constructor(
    private readonly open: () => Promise<Payload>,
    connectionString: string,
  ) {
    this.#lock = new RunnerLock(connectionString);
  }

  /** Begins, and goes on by itself. It does not keep the process alive. */
  start(): void {
    void withBackgroundTimeout(() => this.#poll()).finally(() => {
      setTimeout(() => this.start(), POLL_INTERVAL_MS).unref();
    });
  }

  /** One look at what is due. */
  async #poll(): Promise<void> {
    try {
      const lock = await this.#lock.acquire();
      this.#isDatabaseDown = false;
      if (lock === 'elsewhere') return;
      const payload = await this.open();
      if (lock === 'taken') await recoverInterruptedJobs(payload);
      await this.#queueScheduled(payload);
      for (const queue of QUEUES) void this.#processQueue(payload, queue);
    } catch (error) {
      await this.#lock.release().catch(() => undefined);
      // Once for each time that it is away.
      if (!this.#isDatabaseDown)
        console.error('Jobs wait: the database cannot be reached.', error instanceof Error ? error.message : '');
      this.#isDatabaseDown = true;
    }
  }

  async #queueScheduled(payload: Payload): Promise<void> {
    if (Date.now() - this.#lastScheduleCheck < SCHEDULE_INTERVAL_MS) return;
    this.#lastScheduleCheck = Date.now();
    await payload.jobs.handleSchedules({ allQueues: true });
  }

  /** A queue in which something takes long is left alone until that is done. */
  async #processQueue(payload: Payload, queue: Queue): Promise<void> {
    if (this.#busyQueues.has(queue)) return;
    this.#busyQueues.add(queue);
    try {
      // Silent, because Payload's own lines hold what the job was given, which may be personal.
      const { jobStatus } = await payload.jobs.run({ queue, limit: BATCH_SIZE, silent: true });
      for (const [id, { status }] of Object.entries(jobStatus ?? {})) {
        if (status !== 'success')
          console.error(
            `Job ${id} failed${status === 'error' ? ' and is tried again' : ''}. What happened stands in Jobs in the admin.`,
          );
      }
    } catch (error) {
      console.error(`The queue ${queue} could not be worked off:`, error instanceof Error ? error.message : '');
    } finally {
      this.#busyQueues.delete(queue);
    }
  }
}
