import type { EmbeddedPostgres } from '../embedded-postgres';
import { CommandError } from '../command-error';
import type { Shutdown } from '../shutdown';

/** So many ends within this time are no accident any more. */
const MAX_RESTARTS = 3;
const RESTART_WINDOW_MS = 60_000;

/** What keeps a server running. */
export interface SuperviseOptions {
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
 * @throws {CommandError} when it ends again and again, or cannot be started any more
 */
export async function supervise(postgres: EmbeddedPostgres, { shutdown, log, onNote }: SuperviseOptions): Promise<never> {
  let running = postgres;
  let ends: number[] = [];
  for (;;) {
    await running.ended;
    if (shutdown.hasBegun) return new Promise(() => undefined);
    ends = [...ends.filter((end) => end > Date.now() - RESTART_WINDOW_MS), Date.now()];
    if (ends.length > MAX_RESTARTS)
      throw new CommandError(
        `Postgres has ended ${ends.length} times within a minute.`,
        `Its log, ${log}, may say why. Its data are kept.`,
      );
    onNote(`Postgres has ended by itself and is started again; its log is ${log}`);
    running = await running.startAgain();
    onNote(`Postgres is running again on port ${running.port}`);
  }
}
