import { tracingChannel } from 'node:diagnostics_channel';

/** The recorded data of a query: never its text or values, which may be personal data. */
export interface ObservedQuery {
  /** Such as `SELECT posts`. */
  summary: string;
}

/**
 * The channel on which queries are reported while someone listens. Node finds a channel by its name, so it is one for pages,
 * route handlers and the server, which are bundled separately.
 */
export const QUERY_CHANNEL = 'site:database-query';
const channel = tracingChannel<string, ObservedQuery>(QUERY_CHANNEL);

/**
 * Runs a query, and reports it if there is a subscriber.
 * @param given what pg's `query` was given: a text, or an object with one
 */
export function observeQuery<Result>(given: unknown, run: () => Promise<Result>): Promise<Result> {
  if (!channel.start.hasSubscribers) return run();
  return channel.tracePromise(run, { summary: summarizeQuery(getQueryText(given)) });
}

/** Returns the text of what pg's `query` was given; an empty one for what has none. */
export function getQueryText(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string' ? given.text : '';
}

const COMMENTS = /\/\*.*?\*\/|--[^\n]*/gs;
const LITERALS = /'(?:[^']|'')*'/g;
const COMMANDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'BEGIN', 'COMMIT', 'ROLLBACK', 'SET', 'SHOW', 'LISTEN', 'LOCK'];
/**
 * A table name after a keyword, optionally with its schema. With a parenthesis after it, it is a function, except after `into`,
 * where the columns follow.
 */
const TARGET =
  /\b(?:into|(?:from|update|join|table)(?=\s+(?:only\s+)?[\w$."]+(?!\s*\(|[\w$."])))\s+(?:only\s+)?((?:"?[a-z_][a-z0-9_$]*"?\.)?"?[a-z_][a-z0-9_$]*"?)(?![\w."])/gi;
const NAMES_MAX = 3;

/**
 * Summarizes a query as the semantic conventions of OpenTelemetry have it (db.query.summary): its command and its tables.
 * Nothing else of the text is in it.
 */
export function summarizeQuery(text: string): string {
  const plain = text.replaceAll(COMMENTS, ' ').replaceAll(LITERALS, "''").trim();
  const word = (/^[a-z]+/i.exec(plain)?.[0] ?? '').toUpperCase();
  const command = COMMANDS.includes(word) ? word : 'QUERY';
  const own = new Set(Array.from(plain.matchAll(/(?:\bwith|,)\s+(\w+)\s+as\b/gi), ([, name = '']) => name));
  const tables = Array.from(plain.matchAll(TARGET), ([, name = '']) => name.replaceAll('"', '')).filter((name) => !own.has(name));
  return [command, ...[...new Set(tables)].slice(0, NAMES_MAX)].join(' ');
}
