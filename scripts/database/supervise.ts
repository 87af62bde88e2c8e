import type { EmbeddedPostgres } from './embedded-postgres';
import { CommandError } from '../command-error';
import type { Shutdown } from '../shutdown';

/** This many exits within the period are no longer accidental. */
const RESTARTS_MAX = 3;
const RESTART_WINDOW_MS = 60_000;

/** What supervising a server requires. */
interface SuperviseOptions {
  /** An exit during the shutdown is intended. */
  shutdown: Shutdown;
  /** Path of its log, for the message. */
  log: string;
  /** Receives a notice of each exit and each restart. */
  onNote: (text: string) => void;
}

/**
 * Restarts a server on the same port whenever it exits unexpectedly, so that clients can reconnect.
 * @returns never, except by throwing
 * @throws {CommandError} when it exits repeatedly, or cannot be restarted
 */
export async function supervise(postgres: EmbeddedPostgres, { shutdown, log, onNote }: SuperviseOptions): Promise<never> {
  let running = postgres;
  let ends: number[] = [];
  for (;;) {
    await running.ended;
    if (shutdown.hasBegun) return new Promise(() => undefined);
    ends = [...ends.filter((end) => end > Date.now() - RESTART_WINDOW_MS), Date.now()];
    if (ends.length > RESTARTS_MAX)
      throw new CommandError(`Postgres exited ${ends.length} times within a minute.`, {
        hint: `Its log, ${log}, may say why. The data is intact.`,
      });
    onNote(`Postgres exited unexpectedly and is restarted; its log is ${log}`);
    running = await running.restart();
    onNote(`Postgres is running again on port ${running.port}`);
  }
}
