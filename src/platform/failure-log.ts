import { getErrorReason } from './error-reason';

/** For how long a continuing failure is only counted. */
const INTERVAL_MS = 60_000;

/** The failures that have a line in the log, and how many followed since that line. */
const failures = new Map<string, { count: number; reason: string }>();

/**
 * Logs a failure that may repeat with every request, such as a database that is unavailable: the first time at once, then one line
 * a minute with the number of times, for as long as it continues.
 * @param what could not be done: `page cache: could not read a page`
 */
export function logFailure(what: string, error: unknown): void {
  const reason = getErrorReason(error);
  const known = failures.get(what);
  if (known !== undefined) {
    known.count += 1;
    known.reason = reason;
    return;
  }
  console.error(`${what}: ${reason}`);
  failures.set(what, { count: 0, reason });
  reportLater(what);
}

/** A process that ends doesn't wait for the report. */
function reportLater(what: string): void {
  setTimeout(() => {
    const failure = failures.get(what);
    if (failure === undefined || failure.count === 0) return void failures.delete(what);
    console.error(
      `${what}: ${failure.count} more ${failure.count === 1 ? 'time' : 'times'} in the last minute. The last time: ${failure.reason}`,
    );
    failure.count = 0;
    reportLater(what);
  }, INTERVAL_MS).unref();
}
