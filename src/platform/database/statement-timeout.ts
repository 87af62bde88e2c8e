import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a statement may take while a visitor waits for the response. */
const REQUEST_TIMEOUT_MS = 3_000;
/** The same for jobs and commands that no one waits for: an import, a migration, a bulk delete. */
const BACKGROUND_TIMEOUT_MS = 10 * 60_000;

declare global {
  /** Pages, route handlers and jobs are bundled separately and share one limit. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var databaseStatementTimeout: { scoped: AsyncLocalStorage<number>; ofProcess: number } | undefined;
}

const timeout = (globalThis.databaseStatementTimeout ??= { scoped: new AsyncLocalStorage(), ofProcess: REQUEST_TIMEOUT_MS });

/** Returns the current statement timeout in milliseconds. */
export function getStatementTimeout(): number {
  return timeout.scoped.getStore() ?? timeout.ofProcess;
}

/** Runs background work, whose statements may take minutes. */
export function runWithBackgroundTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  return timeout.scoped.run(BACKGROUND_TIMEOUT_MS, work);
}

/**
 * Runs statements for which no one should wait longer than for a page, even within background work: on a connection whose server
 * has disappeared, each would otherwise wait for the limit of the background.
 */
export function runWithRequestTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  return timeout.scoped.run(REQUEST_TIMEOUT_MS, work);
}

/** Runs work whose statements must end sooner than others, such as a search while someone types. */
export function runWithStatementTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return timeout.scoped.run(milliseconds, work);
}

/** Lets all statements of this process take minutes. Called by commands. */
export function setBackgroundTimeout(): void {
  timeout.ofProcess = BACKGROUND_TIMEOUT_MS;
}
