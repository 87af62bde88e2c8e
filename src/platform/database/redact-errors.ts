import { getErrorReason } from '../error-reason';
import { summarizeQuery } from './observed-queries';

/*
 * Errors of statements hold what visitors typed: Drizzle puts all values of a statement into its message, and Postgres puts them
 * into details. They end up in logs, in failed jobs, and in the outbox, so they are redacted where they arise. Drizzle is bundled
 * with Payload, so its errors are recognized by their shape.
 */

/** Data exceptions, and syntax errors of a search query: their messages quote the value. */
const QUOTES_VALUE = /^(?:22|42601)/;

/**
 * Removes values from an error of Postgres. Keeps the code, the names of the table, the column, and the constraint, and the
 * message, except for a quoted value.
 */
export function redactPostgresError(error: unknown): void {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return;
  if (QUOTES_VALUE.test(String(error.code))) setMessage(error, error.message.replace(/".*"/s, '"…"'));
  // The context of a statement may hold its parameters.
  Reflect.deleteProperty(error, 'where');
  if (!('detail' in error) || typeof error.detail !== 'string') return;
  // Payload reads the field of a unique constraint from this.
  const [key] = /^Key \([^)]*\)=/.exec(error.detail) ?? [];
  if (key === undefined) Reflect.deleteProperty(error, 'detail');
  else error.detail = `${key}(…)`;
}

/** Removes values from Drizzle's error of a statement, which then has the statement's command and tables, and the reason. */
function redactQueryError(error: unknown): void {
  if (!(error instanceof Error) || !('query' in error) || !('params' in error)) return;
  redactPostgresError(error.cause);
  setMessage(error, `Failed query (${summarizeQuery(String(error.query))}): ${describeCause(error.cause)}`);
  Reflect.deleteProperty(error, 'query');
  Reflect.deleteProperty(error, 'params');
}

function describeCause(cause: unknown): string {
  const code = cause instanceof Error && 'severity' in cause && 'code' in cause ? `${String(cause.code)} ` : '';
  return code + getErrorReason(cause);
}

/** The stack begins with the message. */
function setMessage(error: Error, message: string): void {
  const { message: former, stack } = error;
  error.message = message;
  if (stack !== undefined) error.stack = stack.replace(former, () => message);
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

const redactedSessions = new WeakSet<object>();

/**
 * Makes all statements of a Drizzle database fail with redacted errors, also in transactions, whose sessions are of the same class.
 * @throws Error when Drizzle has changed, so that an upgrade can't end this unnoticed
 */
export function redactQueryErrors(drizzle: object): void {
  const session: unknown = Reflect.get(drizzle, 'session');
  const sessions: unknown = typeof session === 'object' && session !== null ? Object.getPrototypeOf(session) : undefined;
  if (typeof sessions !== 'object' || sessions === null) throw new Error('Drizzle’s database has no session.');
  if (redactedSessions.has(sessions)) return;
  redactedSessions.add(sessions);
  replaceMethod(
    sessions,
    'prepareQuery',
    (prepare) =>
      function prepareQuery(...given) {
        const prepared = Reflect.apply(prepare, this, given);
        if (typeof prepared !== 'object' || prepared === null) throw new Error('Drizzle has not prepared a statement.');
        for (const name of ['execute', 'all']) replaceMethod(prepared, name, withRedactedErrors);
        return prepared;
      },
  );
}

function withRedactedErrors(run: Method): Method {
  return async function runRedacted(...given) {
    try {
      return await Reflect.apply(run, this, given);
    } catch (error) {
      redactQueryError(error);
      throw error;
    }
  };
}

function replaceMethod(owner: object, name: string, build: (method: Method) => Method): void {
  const method: unknown = Reflect.get(owner, name);
  if (!isMethod(method)) throw new Error(`Drizzle has no method ${name}, on which errors are redacted.`);
  Reflect.set(owner, name, build(method));
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}
