import { getStem, isStopWord } from '../text/tokenize';
import { quoteLexeme, toStemLexeme } from '../text/vectors';
import type { SynonymGroup } from '../rules/search-rules';
import { type ParsedQuery, toWords } from './parse-query';

/** A searched word, or a name of several words, with its synonyms. */
export interface Concept {
  /** The words as typed. */
  words: string[];
  /** Each alternative is a list of lexemes that a hit must all contain. */
  alternatives: string[][];
  /** The prefix to match while the last word is being typed. */
  prefix: string | undefined;
  /** The words to match instead of a prefix that too many pages have. */
  begun?: readonly string[] | undefined;
  /** Whether it is a version number, which even a good answer may not mention. */
  isVersion: boolean;
}

const VERSION = /^\d{1,2}(?:\.\d+)*$/;

/** Returns whether a word is a number that a major version of PostgreSQL may have. */
export function isMajorVersion(word: string): boolean {
  return /^(?:9|[12]\d)$/.test(word);
}

const PREFIX_LENGTH_MIN = 2;
const NAME_WORDS_MAX = 5;

/** Groups the words of a query into concepts, with their synonyms. The longest name wins. */
export function buildConcepts(
  { words, isPrefix }: Pick<ParsedQuery, 'words' | 'isPrefix'>,
  synonyms: readonly SynonymGroup[],
): Concept[] {
  const names = listNames(synonyms);
  const stems = words.map((word) => getStem(word));
  const concepts: Concept[] = [];
  for (let index = 0; index < words.length;) {
    const found = findLongestName(stems, index, names);
    const length = found[0]?.stems.length ?? 1;
    const own = words.slice(index, index + length);
    const isLast = index + length === words.length;
    const alternatives = [toLexemes(own), ...found.flatMap(({ group }) => group.map((name) => toLexemes(removeStopWords(name))))];
    concepts.push({
      words: own,
      alternatives: unique([...alternatives, ...joinWithNeighbors(words, index, length)]),
      prefix: isPrefix && isLast && found.length === 0 && (own[0] ?? '').length >= PREFIX_LENGTH_MIN ? own[0] : undefined,
      isVersion: length === 1 && VERSION.test(own[0] ?? ''),
    });
    index += length;
  }
  return concepts;
}

/** A name in a synonym group, by its stems. */
interface SynonymName {
  stems: readonly string[];
  group: SynonymGroup;
}

/** Cached, because many searches use the same synonyms. */
const namesBySynonyms = new WeakMap<readonly SynonymGroup[], SynonymName[]>();

function listNames(synonyms: readonly SynonymGroup[]): SynonymName[] {
  const known = namesBySynonyms.get(synonyms);
  if (known !== undefined) return known;
  const names = synonyms.flatMap((group) => group.map((name) => ({ stems: removeStopWords(name).map(getStem), group })));
  namesBySynonyms.set(synonyms, names);
  return names;
}

/**
 * Builds the tsquery of a concept.
 * @param weight limits matches to these weights
 */
export function toTsQuery({ alternatives, prefix, begun }: Concept, weight = ''): string {
  const mark = weight === '' ? '' : `:${weight}`;
  const sequences = alternatives.map((lexemes) => lexemes.map((lexeme) => `${quoteLexeme(lexeme)}${mark}`).join(' & '));
  const words = begun?.map((word) => `${quoteLexeme(word)}${mark}`);
  const prefixes = prefix === undefined ? [] : (words ?? [`${quoteLexeme(prefix)}:*${weight}`]);
  return `(${[...sequences, ...prefixes].map((sequence) => `(${sequence})`).join(' | ')})`;
}

/** Builds the tsquery of adjacent words. Stop words aren't indexed in texts but keep their positions. */
export function toPhraseQuery(words: readonly string[]): string {
  const significant = words.flatMap((word, index) => (isStopWord(word) ? [] : [{ word, index }]));
  const parts = significant.length === 0 ? words.map((word, index) => ({ word, index })) : significant;
  return parts
    .map(({ word, index }, place) => {
      const before = parts[place - 1];
      return `${before === undefined ? '' : `<${index - before.index}> `}${quoteLexeme(toStemLexeme(getStem(word)))}`;
    })
    .join(' ');
}

function findLongestName(stems: readonly string[], index: number, names: readonly SynonymName[]): SynonymName[] {
  for (let length = Math.min(NAME_WORDS_MAX, stems.length - index); length >= 1; length -= 1) {
    const span = stems.slice(index, index + length);
    const found = names.filter((name) => name.stems.length === length && name.stems.every((stem, place) => stem === span[place]));
    if (found.length > 0) return found;
  }
  return [];
}

function toLexemes(words: readonly string[]): string[] {
  return words.map((word) => toStemLexeme(getStem(word)));
}

function removeStopWords(name: string): string[] {
  return toWords(name).filter((word) => !isStopWord(word));
}

/** People write "pg bouncer" for PgBouncer, which is indexed as one word. */
function joinWithNeighbors(words: readonly string[], index: number, length: number): string[][] {
  if (length !== 1) return [];
  const [before, own, after] = [words[index - 1], words[index], words[index + 1]];
  if (own === undefined || /^\d/.test(own)) return [];
  return [before === undefined ? [] : [before + own], after === undefined ? [] : [own + after]].filter((each) => each.length > 0);
}

function unique(sequences: readonly string[][]): string[][] {
  return [...new Map(sequences.filter((each) => each.length > 0).map((each) => [each.join(' '), each])).values()];
}
