import { isRecord } from '@/platform/is-record';

/** Errors of Postgres (class 57P) and the system when a connection ends, and the driver's message, which has no code. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const DRIVER_MESSAGE =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres did not respond)/;

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Returns why an error, or the cause of one, means that the database was lost; undefined when it means something else.
 * Drizzle and Payload wrap the driver's errors.
 */
export function findConnectionProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return error.message;
  if (DRIVER_MESSAGE.test(error.message)) return error.message;
  return findConnectionProblem(error.cause);
}

/** Returns why the role in DATABASE_URL was refused something; undefined when the error, or the cause of one, means something else. */
function findMissingPrivilege(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && error.code === INSUFFICIENT_PRIVILEGE ? error.message : findMissingPrivilege(error.cause);
}

/** Returns what to print, without a stack trace, about a database that was lost or refuses something; undefined for other errors. */
export function describeDatabaseProblem(error: unknown): string | undefined {
  const lost = findConnectionProblem(error);
  if (lost !== undefined)
    return (
      `The connection to the database broke (${lost}). What the command had not finished was rolled back. ` +
      'Run it again when the database is back.'
    );
  const refused = findMissingPrivilege(error);
  if (refused === undefined) return undefined;
  return (
    `The role in DATABASE_URL may not do this (${refused}). What the command had not finished was rolled back. ` +
    'Make the role the owner of the database and of everything in it, and run the command again.'
  );
}

/** Lets Payload's logger print this instead of a stack trace. When a migration fails, Payload itself logs it and ends the process. */
export function shortenDatabaseProblems(logger: object): void {
  const log: unknown = Reflect.get(logger, 'error');
  if (typeof log !== 'function') throw new Error('Payload’s logger has no method for errors.');
  Reflect.set(logger, 'error', (...given: unknown[]) => {
    const [first] = given;
    const description = describeDatabaseProblem(isRecord(first) && 'err' in first ? first['err'] : first);
    if (description === undefined) Reflect.apply(log, logger, given);
    else console.error(description);
  });
}
