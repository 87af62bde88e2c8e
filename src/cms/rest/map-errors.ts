import type { AfterErrorHookArgs, AfterErrorResult } from 'payload';

/** Errors caused by the request, and errors because Postgres is unavailable, by their Postgres and Node error codes. */
const KNOWN_ERRORS: readonly { code: RegExp; status: number; message: string }[] = [
  { code: /^22/, status: 400, message: 'A value in this request has an invalid format for its field.' },
  // For example, a sort by fields of more relationships than the query selects.
  {
    code: /^42P10$/,
    status: 400,
    message: 'The entries can’t be sorted in this way. Sort by a field of the entries themselves.',
  },
  { code: /^42(?:703|883|P18)$/, status: 400, message: 'This request names an unknown field or operator.' },
  {
    code: /^57014$/,
    status: 503,
    message: 'This took too long and was canceled. Nothing was changed. Request less data at a time.',
  },
  {
    // Of the disk with pictures, or that of Postgres (disk_full).
    code: /^(?:ENOSPC|EDQUOT|53100)$/,
    status: 507,
    message: 'The server’s disk is full. Nothing was saved. Ask an administrator to free some space, and try again.',
  },
  {
    // Of the folder with pictures.
    code: /^(?:EROFS|EACCES)$/,
    status: 507,
    message: 'The server can’t write to its folder of pictures. Nothing was saved. Ask an administrator to make it writable.',
  },
  // Too many open files or connections, or no memory left.
  {
    code: /^(?:EMFILE|ENFILE|53[23]00)$/,
    status: 503,
    message: 'The server is overloaded. Nothing was changed. Try again in a minute.',
  },
  // A standby that isn't promoted yet.
  {
    code: /^25006$/,
    status: 503,
    message: 'The database can only be read right now. Nothing was changed. Try again in a minute.',
  },
  {
    code: /^(?:08|57P|ECONN|ETIMEDOUT)/,
    status: 503,
    message: 'The database isn’t responding. Nothing was changed. Try again in a minute.',
  },
];

/** Messages of Payload's multipart parser for a malformed body. */
const BROKEN_BODY = /^(?:Unexpected end of form|Request is not eligible for file upload|Malformed |Multipart: )/;

/** Messages of pg's errors without a code, and of Payload's about a connection that was lost before a transaction began. */
const LOST_CONNECTION =
  /^(?:Client (?:has encountered a connection error|was closed) and is not queryable|Connection terminated|Error: cannot begin)/;

/**
 * Payload hook that gives errors unknown to Payload a status that separates client from server errors, and a message.
 */
export function mapErrors({ error }: Pick<AfterErrorHookArgs, 'error'>): AfterErrorResult {
  for (const cause of getCauses(error)) {
    const { name, code, message } = cause;
    const isConnectionLost = typeof message === 'string' && LOST_CONNECTION.test(message);
    if (name === 'DatabaseUnavailableError' || isConnectionLost)
      return createErrorResult(503, 'The database isn’t responding. Nothing was changed. Try again in a minute.');
    if (name === 'MediaStoreUnavailableError')
      return createErrorResult(503, 'The storage of pictures isn’t responding. Nothing was saved. Try again in a minute.');
    if (name === 'SyntaxError') return createErrorResult(400, 'This is not valid JSON.');
    if (typeof message === 'string' && BROKEN_BODY.test(message))
      return createErrorResult(400, 'The request arrived damaged. Nothing was changed. Send it again.');
    const known = typeof code === 'string' ? KNOWN_ERRORS.find((each) => each.code.test(code)) : undefined;
    if (known !== undefined) return createErrorResult(known.status, known.message);
  }
}

function createErrorResult(status: number, message: string): AfterErrorResult {
  return { status, response: { errors: [{ message }] } };
}

/** Returns an error and its chain of causes. */
function getCauses(error: unknown): { name?: unknown; code?: unknown; message?: unknown; cause?: unknown }[] {
  if (typeof error !== 'object' || error === null) return [];
  return [error, ...('cause' in error ? getCauses(error.cause) : [])];
}
