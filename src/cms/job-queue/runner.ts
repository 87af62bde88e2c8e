import type { Payload } from 'payload';
import { inBackground } from '@/platform/database/time-limits';
import { QUEUES, type Queue } from '.';
import { recoverInterrupted } from './recover-interrupted';
import { RunnerLock } from './runner-lock';

/** How soon a job that is due begins, at the latest. */
const TURN_MS = 2_000;
/** How often tasks with a schedule are looked at. */
const SCHEDULES_MS = 60_000;
const JOBS_AT_ONCE = 10;

/**
 * Runs jobs as they become due, for as long as the process lives; one process at a time does, however many are started.
 * A job is run at least once: one whose process ended in the middle is begun anew by the next that runs jobs. What a task
 * does must therefore do no harm when it is done twice.
 */
export class JobRunner {
  readonly #lock: RunnerLock;
  readonly #busy = new Set<Queue>();
  #schedulesSeen = 0;
  #isAway = false;

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
    void inBackground(() => this.#turn()).finally(() => {
      setTimeout(() => this.start(), TURN_MS).unref();
    });
  }

  /** One look at what is due. */
  async #turn(): Promise<void> {
    try {
      const lock = await this.#lock.hold();
      this.#isAway = false;
      if (lock === 'elsewhere') return;
      const payload = await this.open();
      if (lock === 'taken') await recoverInterrupted(payload);
      await this.#queueScheduled(payload);
      for (const queue of QUEUES) void this.#workOff(payload, queue);
    } catch (error) {
      await this.#lock.release().catch(() => undefined);
      // Once for each time that it is away.
      if (!this.#isAway) console.error('Jobs wait: the database cannot be reached.', error instanceof Error ? error.message : '');
      this.#isAway = true;
    }
  }

  async #queueScheduled(payload: Payload): Promise<void> {
    if (Date.now() - this.#schedulesSeen < SCHEDULES_MS) return;
    this.#schedulesSeen = Date.now();
    await payload.jobs.handleSchedules({ allQueues: true });
  }

  /** A queue in which something takes long is left alone until that is done. */
  async #workOff(payload: Payload, queue: Queue): Promise<void> {
    if (this.#busy.has(queue)) return;
    this.#busy.add(queue);
    try {
      // Silent, because Payload's own lines hold what the job was given, which may be personal.
      const { jobStatus } = await payload.jobs.run({ queue, limit: JOBS_AT_ONCE, silent: true });
      for (const [id, { status }] of Object.entries(jobStatus ?? {})) {
        if (status !== 'success') console.error(`Job ${id} failed${status === 'error' ? ' and is tried again' : ''}. What happened stands in Jobs in the admin.`);
      }
    } catch (error) {
      console.error(`The queue ${queue} could not be worked off:`, error instanceof Error ? error.message : '');
    } finally {
      this.#busy.delete(queue);
    }
  }
}
