import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a statement may take while somebody waits for the answer. */
const REQUEST_TIMEOUT_MS = 3_000;
/** The same for jobs and commands, which nobody waits for: an import, a migration, a deletion of many rows. */
const BACKGROUND_TIMEOUT_MS = 10 * 60_000;

declare global {
  /** Pages, route handlers and jobs are bundled apart; they share one limit. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var databaseStatementTimeout: { scoped: AsyncLocalStorage<number>; ofProcess: number } | undefined;
}

const timeout = (globalThis.databaseStatementTimeout ??= { scoped: new AsyncLocalStorage(), ofProcess: REQUEST_TIMEOUT_MS });

/** How many milliseconds a statement that is sent now may take. */
export function getStatementTimeout(): number {
  return timeout.scoped.getStore() ?? timeout.ofProcess;
}

/** Runs work that nobody waits for: its statements may take minutes. */
export function withBackgroundTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  return timeout.scoped.run(BACKGROUND_TIMEOUT_MS, work);
}

/** For commands: all statements of this process may take minutes. */
export function setBackgroundTimeout(): void {
  timeout.ofProcess = BACKGROUND_TIMEOUT_MS;
}
