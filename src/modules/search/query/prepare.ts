import { createHash } from 'node:crypto';
import type { MatchQuery, Strictness } from './match-query';

/** A statement with parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

const COMMON_WORDS_MAX = 4;

const names = new Map<string, string>();

/**
 * Names a statement, so that each connection plans it only once: planning takes a third of the time of a search. Each connection
 * keeps the plans in memory, half a megabyte for each text, so only statements with few texts may be named (`isCommon`).
 */
export function prepareStatement(statement: Statement): Statement & { name: string } {
  // Not a counter: the bundler may load this module more than once, and all copies share the connections.
  const name = names.get(statement.text) ?? `search_${createHash('sha256').update(statement.text).digest('hex').slice(0, 32)}`;
  names.set(statement.text, name);
  return { ...statement, name };
}

/**
 * Returns whether a statement is one of those that most searches send (five of six, when the judged queries of the benchmark are
 * typed letter by letter). They have no more than 80 different texts. Others have any number, and whoever sent many of them would
 * fill the memory, or take the place of those that all visitors need.
 */
export function isCommon(
  { concepts, phrases, excluded, filters, condition, versions, pinned }: MatchQuery,
  strictness: Strictness,
): boolean {
  const restrictions = [phrases, excluded, versions, pinned, ...Object.values(filters)];
  return (
    strictness === 'all' &&
    concepts.length <= COMMON_WORDS_MAX &&
    condition === undefined &&
    restrictions.every((values) => values.length === 0)
  );
}
