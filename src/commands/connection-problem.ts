import { isRecord } from '@/platform/is-record';

/** Errors of Postgres (class 57P) and the system when a connection ends, and the driver's message, which has no code. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const DRIVER_MESSAGE =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres did not respond)/;

/** What to do when Postgres refuses something because of how it is set up, by its error code. */
const ADVICE: ReadonlyMap<unknown, string> = new Map([
  ['42501', 'Make the role in DATABASE_URL the owner of the database and of everything in it, and run the command again.'],
  ['25006', 'DATABASE_URL leads to a standby, or writing is turned off: docs/runbook.md, “Postgres can only be read”.'],
  ['53100', 'The disk of Postgres is full. Make room, and run the command again.'],
]);
/** A missing table. In a migration it is a mistake of the migration, whose stack trace is needed. */
const UNDEFINED_TABLE = '42P01';

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

/** Returns an error, or the cause of one, if its code is one of these. */
function findByCode(error: unknown, hasCode: (code: unknown) => boolean): (Error & { code: unknown }) | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && hasCode(error.code) ? error : findByCode(error.cause, hasCode);
}

/** Returns what to print, without a stack trace, about a database that was lost or refuses something; undefined for other errors. */
export function describeDatabaseProblem(error: unknown): string | undefined {
  const lost = findConnectionProblem(error);
  if (lost !== undefined)
    return (
      `The connection to the database broke (${lost}). What the command had not finished was rolled back. ` +
      'Run it again when the database is back.'
    );
  const refused = findByCode(error, (code) => ADVICE.has(code));
  if (refused === undefined) return undefined;
  const rolledBack = 'What the command had not finished was rolled back.';
  return `Postgres refused this (${refused.message}). ${rolledBack} ${ADVICE.get(refused.code)}`;
}

/** Returns what to print when a command finds a database without the tables of the site; undefined for other errors. */
export function describeMissingTable(error: unknown): string | undefined {
  const missing = findByCode(error, (code) => code === UNDEFINED_TABLE);
  return (
    missing &&
    `The database isn’t one of this site (${missing.message}). Nothing was changed. Correct DATABASE_URL, or migrate it first: ` +
      'node .build/migrate-and-import.mjs'
  );
}

/** Lets Payload's logger print this instead of a stack trace. When a migration fails, Payload itself logs it and ends the process. */
export function shortenDatabaseProblems(logger: object): void {
  let log: unknown = Reflect.get(logger, 'error');
  if (typeof log !== 'function') throw new Error('Payload’s logger has no method for errors.');
  const print = (...given: unknown[]): void => {
    const [first] = given;
    const description = describeDatabaseProblem(isRecord(first) && 'err' in first ? first['err'] : first);
    if (description !== undefined) console.error(description);
    else if (typeof log === 'function') Reflect.apply(log, logger, given);
  };
  Object.defineProperty(logger, 'error', {
    get: () => print,
    // When its level changes, the logger (pino) replaces its methods.
    set: (replaced: unknown) => {
      log = replaced;
    },
  });
}
