import { isStopWord, tokenize } from '../text/tokenize';
import { QUERY_LENGTH_MAX } from './query-length';

const WORDS_MAX = 12;

/** A parsed query. */
export interface ParsedQuery {
  /** As typed, without control characters and surplus spaces. */
  text: string;
  /** The words in order, without stop words. */
  words: string[];
  /** All words in order. */
  sequence: string[];
  /** Words with spaces in quotation marks, which must be adjacent in every hit. */
  phrases: string[][];
  /** Words after a minus, which no hit may contain. */
  excluded: string[];
  /** Whether the last word may be incomplete, because no space or quotation mark follows it. */
  isPrefix: boolean;
}

/** Control and format characters, and lone surrogates, which Postgres can't store. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;
const QUOTED = /"([^"]*)"?/g;
/** Messages of the server quote file names, users, and databases, such as "base/16384/2619", which no page contains. */
const PHRASE = /\S\s+\S/;
const EXCLUSION = /(?<=^|\s)-(?=[\p{L}\p{N}])(\S+)/gu;

/** Parses a query. Any text is valid. */
export function parseQuery(given: string): ParsedQuery {
  const typed = given
    .slice(0, 4 * QUERY_LENGTH_MAX)
    .replace(CONTROL, ' ')
    .replaceAll(/\s+/g, ' ');
  const text = typed.trim().slice(0, QUERY_LENGTH_MAX);
  const phrases = Array.from(text.matchAll(QUOTED), ([, inside = '']) => (PHRASE.test(inside) ? toWords(inside) : []));
  const excluded = Array.from(text.replace(QUOTED, ' ').matchAll(EXCLUSION), ([, word = '']) => toWords(word)).flat();
  const rest = text.replace(EXCLUSION, ' ').replaceAll('"', ' ');
  const all = toWords(rest).slice(0, WORDS_MAX);
  const telling = all.filter((word) => !isStopWord(word));
  const words = telling.length === 0 ? all : telling;
  return {
    text,
    words,
    sequence: all,
    phrases: phrases.filter((phrase) => phrase.length > 1).map((phrase) => phrase.slice(0, WORDS_MAX)),
    excluded: excluded.slice(0, WORDS_MAX),
    isPrefix: /[\p{L}\p{N}]$/u.test(typed) && words.at(-1) === all.at(-1),
  };
}

/** Splits a text into folded words. */
export function toWords(text: string): string[] {
  return tokenize(text).map(({ word }) => word);
}
