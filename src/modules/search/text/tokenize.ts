import { stemmer } from 'stemmer';

/** A word of a text: its lexeme and its range in the text. */
interface Word {
  word: string;
  start: number;
  end: number;
}

/** A word with its stem and its position among the words. */
export interface Token extends Word {
  stem: string;
  position: number;
}

/** A word, possibly with underscores (work_mem), a version number (9.6, 18.6), or two letters with a slash (I/O). */
const WORD = /\d+(?:\.\d+)+|(?<![\p{L}\p{N}])\p{L}\/\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:_+[\p{L}\p{N}]+)*/gu;
/** A much faster pattern for ASCII texts, which nearly all texts are. */
const ASCII_WORD = /\d+(?:\.\d+)+|(?<![a-z0-9])[a-z]\/[a-z](?![a-z0-9])|[a-z0-9]+(?:_+[a-z0-9]+)*/g;
const NOT_ASCII = /[\u0080-\uffff]/;
const COMBINING = /\p{M}/gu;
const SYMBOL = /^[\p{P}\p{S}\p{Z}]$/u;
/** Limits lexemes, so that no text can fill the index with one word. */
const WORD_LENGTH_MAX = 60;

/** Stop words. They are searched only in titles, or when the query has no other words. */
const STOP_WORDS = new Set(
  (
    'a an the of to for and or in on at by is are was were be been do does did can could should would will my your our we i you it its ' +
    'this that these those how what which who whom whose where why when with from as into than then there their them they me us s t ' +
    'have has had am if but so still yet about get got need want please find tell show use using without much many every all any more most'
  ).split(' '),
);

/**
 * Folds a text: lower case, without accents, with plain apostrophes. Its length may differ from the original's, so use
 * {@link foldCharacters} where positions matter.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(COMBINING, '').toLowerCase().replace(/[’‘]/g, "'");
}

const foldedUnits = new Map<string, string>();

/** Folds each UTF-16 code unit separately, so that positions in the result and the original are the same. */
export function foldCharacters(text: string): string {
  return (NOT_ASCII.test(text) ? text.replace(/[\u0080-\uffff]/g, foldUnit) : text).toLowerCase();
}

function foldUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = fold(unit);
  // Dashes, arrows, and the like separate words, as a space does. With it, the faster pattern can be used.
  const kept = SYMBOL.test(unit) ? ' ' : unit;
  const result = folded.length === 1 ? folded : kept;
  foldedUnits.set(unit, result);
  return result;
}

/** Splits a folded text into words. Identifiers and versions aren't split. */
export function splitWords(folded: string): Word[] {
  const pattern = NOT_ASCII.test(folded) ? WORD : ASCII_WORD;
  const words: Word[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
    const [found] = match;
    const word = (found.charAt(1) === '/' ? found.replace('/', '') : found).slice(0, WORD_LENGTH_MAX);
    words.push({ word, start: match.index, end: match.index + found.length });
  }
  return words;
}

/** Splits a text into words, with their stems. */
export function tokenize(text: string): Token[] {
  return splitWords(foldCharacters(text)).map(({ word, start, end }, position) => ({
    word,
    stem: getStem(word),
    position,
    start,
    end,
  }));
}

const stems = new Map<string, string>();
const STEMS_MAX = 20_000;

/** Returns the stem of an English word (Porter). Identifiers, numbers, and short words are their own stems. */
export function getStem(word: string): string {
  if (word.length < 4) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (!/^[a-z]+$/.test(word)) return word;
  if (stems.size >= STEMS_MAX) stems.clear();
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** Returns whether a word is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
