import { createHash } from 'node:crypto';

/** A statement with parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Each connection keeps the plans of prepared statements in memory, so only the first statements are prepared. */
const PREPARED_MAX = 48;
const names = new Map<string, string>();

/**
 * Names a statement, so that each connection plans it only once: planning took nearly a third of the time of a search.
 * Further statements are planned each time.
 */
export function prepareStatement(statement: Statement): Statement & { name?: string } {
  const known = names.get(statement.text);
  if (known !== undefined) return { ...statement, name: known };
  if (names.size >= PREPARED_MAX) return statement;
  // Not a counter: the bundler may load this module more than once, and all copies share the connections.
  const name = `search_${createHash('sha256').update(statement.text).digest('hex').slice(0, 32)}`;
  names.set(statement.text, name);
  return { ...statement, name };
}
