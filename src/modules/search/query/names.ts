import { ERROR_MESSAGES } from '../error-messages';
import { findPossibleMessages } from '../text/normalize-message';
import { fold } from '../text/tokenize';
import type { SynonymGroup } from '../rules/search-rules';
import { isMajorVersion } from './concepts';
import type { ParsedQuery } from './parse-query';

/** Words around a name that describe what kind of thing it is. */
const CONTEXT_WORDS =
  /^(?:what is|what are|how to|the|postgres|postgresql|pg|edb|error|error code|sqlstate|code|setting|parameter|guc|about)\s+|\s+(?:in postgres|in postgresql|postgres|postgresql|setting|parameter|guc|config|error|error code|code|sqlstate|meaning|default|explained)$/;

/** Returns the names that the whole query may be: as typed, without words around it, and its synonyms. */
export function findWholeQueryNames({ text, words }: ParsedQuery, synonyms: readonly SynonymGroup[]): string[] {
  const typed = fold(text)
    .replaceAll(/["?!]+/g, '')
    .trim();
  const bare = strip(typed);
  const own = [typed, bare, words.join(' '), bare.replaceAll(' ', '_'), ...findPossibleMessages(text), ...findMessages(typed)];
  const whole = [typed, bare, words.join(' ')];
  const others = foldSynonyms(synonyms).filter((names) => names.some((name) => whole.includes(name)));
  return [...new Set([...own, ...others.flat()].filter((name) => name !== ''))];
}

/** Returns the names in a query: settings, error codes, versions such as 17.2, and what is named beside a major version. */
export function findNamesInQuery({ words }: ParsedQuery, synonyms: readonly SynonymGroup[]): string[] {
  const identifiers = words.filter((word) => /_|^(?=.*\d)[0-9a-z]{5}$|^\d{1,2}\.\d+$/.test(word));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const triples = words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
  return words.length < 2 ? identifiers : [...new Set([...identifiers, ...pairs, ...triples, ...findVersioned(words, synonyms)])];
}

/** Returns the names of a product that is searched together with a version, such as "EPAS 17". */
function findVersioned(words: readonly string[], synonyms: readonly SynonymGroup[]): string[] {
  const name = words.filter((word) => !isMajorVersion(word)).join(' ');
  return foldSynonyms(synonyms).find((names) => names.includes(name)) ?? [];
}

/** Cached, because many searches use the same synonyms. */
const foldedSynonyms = new WeakMap<readonly SynonymGroup[], string[][]>();

function foldSynonyms(synonyms: readonly SynonymGroup[]): string[][] {
  const known = foldedSynonyms.get(synonyms);
  if (known !== undefined) return known;
  const folded = synonyms.map((group) => group.map(fold));
  foldedSynonyms.set(synonyms, folded);
  return folded;
}

function strip(text: string): string {
  const stripped = text.replace(CONTEXT_WORDS, '').trim();
  return stripped === text || stripped === '' ? text : strip(stripped);
}

const MESSAGE_WORDS_MIN = 3;
const MESSAGES = Object.values(ERROR_MESSAGES).flatMap((messages) =>
  messages.map((message) => ({ message: fold(message), words: fold(message).split(/[^a-z0-9]+/) })),
);

/** Finds the server messages that a query contains or starts, whatever names are between their words. */
function findMessages(typed: string): string[] {
  const words = typed
    .replace(/^(?:error|fatal|panic|warning):\s*/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (words.length < 2) return [];
  return MESSAGES.filter(({ words: wanted }) => {
    const found = countInOrder(wanted, words);
    return found === wanted.length || (found === words.length && words.length >= MESSAGE_WORDS_MIN);
  }).map(({ message }) => message);
}

/** Counts the words of one list that occur in the other in the same order. */
function countInOrder(wanted: readonly string[], words: readonly string[]): number {
  let next = 0;
  let found = 0;
  for (const word of wanted) {
    const at = words.indexOf(word, next);
    if (at === -1) continue;
    next = at + 1;
    found += 1;
  }
  return found;
}
