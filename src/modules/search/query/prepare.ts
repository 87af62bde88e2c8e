import { createHash } from 'node:crypto';

/** A statement, whose values are all parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Each connection keeps the plan of a prepared statement in its memory, so there are only so many: those that come first. */
const PREPARED_MAX = 48;
const names = new Map<string, string>();

/**
 * Names a statement, so that each connection parses and plans it once: planning was nearly a third of the time of a search.
 * Statements of other shapes than the first ones are planned each time.
 */
export function prepare(statement: Statement): Statement & { name?: string } {
  const known = names.get(statement.text);
  if (known !== undefined) return { ...statement, name: known };
  if (names.size >= PREPARED_MAX) return statement;
  // Not a number: the bundler may load this module more than once, and all copies share the connections.
  const name = `search_${createHash('sha256').update(statement.text).digest('hex').slice(0, 32)}`;
  names.set(statement.text, name);
  return { ...statement, name };
}
