import type { EmbeddedPostgres } from '../embedded-postgres';
import { Problem } from '../problem';
import type { Shutdown } from '../shutdown';

/** So many ends within this time are no accident any more. */
const MOST_ENDS = 3;
const WITHIN_MS = 60_000;

/** What keeps a server running. */
export interface KeepRunningOptions {
  /** An end during the shutdown is wanted. */
  shutdown: Shutdown;
  /** Where its log is, for the message. */
  log: string;
  /** Told of each end and each new start. */
  onNote: (text: string) => void;
}

/**
 * Starts a server again, on the same port, whenever it ends by itself: whoever was connected can connect again.
 * @returns never, but for an error
 * @throws {Problem} when it ends again and again, or cannot be started any more
 */
export async function keepRunning(postgres: EmbeddedPostgres, { shutdown, log, onNote }: KeepRunningOptions): Promise<never> {
  let running = postgres;
  let ends: number[] = [];
  for (;;) {
    await running.ended;
    if (shutdown.begun) return new Promise(() => undefined);
    ends = [...ends.filter((end) => end > Date.now() - WITHIN_MS), Date.now()];
    if (ends.length > MOST_ENDS) throw new Problem(`Postgres has ended ${ends.length} times within a minute.`, `Its log, ${log}, may say why. Its data are kept.`);
    onNote(`Postgres has ended by itself and is started again; its log is ${log}`);
    running = await running.startAgain();
    onNote(`Postgres is running again on port ${running.port}`);
  }
}
