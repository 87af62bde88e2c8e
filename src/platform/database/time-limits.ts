import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a statement may take while somebody waits for the answer. */
const REQUEST_MS = 3_000;
/** The same for jobs and commands, which nobody waits for: an import, a migration, a deletion of many rows. */
const BACKGROUND_MS = 10 * 60_000;

declare global {
  /** Pages, route handlers and jobs are bundled apart; they share one limit. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var databaseTimeLimit: { scoped: AsyncLocalStorage<number>; ofProcess: number } | undefined;
}

const limit = (globalThis.databaseTimeLimit ??= { scoped: new AsyncLocalStorage(), ofProcess: REQUEST_MS });

/** How many milliseconds a statement that is sent now may take. */
export function statementLimit(): number {
  return limit.scoped.getStore() ?? limit.ofProcess;
}

/** Runs work that nobody waits for: its statements may take minutes. */
export function inBackground<Result>(work: () => Promise<Result>): Promise<Result> {
  return limit.scoped.run(BACKGROUND_MS, work);
}

/** For commands: all statements of this process may take minutes. */
export function allowBackgroundTime(): void {
  limit.ofProcess = BACKGROUND_MS;
}
