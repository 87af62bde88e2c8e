/** Errors of Postgres (class 57P) and the system when a connection ends, and the driver's message, which has no code. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const DRIVER_MESSAGE =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres did not respond)/;

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
