import { isStopWord, tokenize } from './tokenize';

/** Weights of a tsvector: A is the name of the hit, B its breadcrumb, C its summary, D its text. */
type Weight = 'A' | 'B' | 'C' | 'D';

interface WeightedText {
  text: string;
  weight: Weight;
}

/** Postgres stores no position above this one, and at most this many positions per lexeme. */
const POSITION_MAX = 16_383;
const POSITIONS_PER_LEXEME = 32;
/** Marks stems, so that prefixes and the dictionary match only words as people write them. */
const STEM_MARK = '~';

/**
 * Builds a tsvector as text, with words and their stems. Postgres's own parser isn't used, because it splits identifiers and
 * versions and depends on the dictionaries installed on the server.
 */
export function buildVector(texts: readonly WeightedText[]): string {
  const lexemes = new Map<string, string[]>();
  const add = (lexeme: string, place: string): void => {
    const places = lexemes.get(lexeme);
    if (places === undefined) lexemes.set(lexeme, [place]);
    else if (places.length < POSITIONS_PER_LEXEME) places.push(place);
  };
  let begin = 1;
  for (const { text, weight } of texts) {
    const tokens = tokenize(text);
    for (const { word, stem, position } of tokens) {
      if (weight === 'D' && isStopWord(word)) continue;
      const place = `${Math.min(POSITION_MAX, begin + position)}${weight}`;
      add(word, place);
      add(STEM_MARK + stem, place);
      for (const part of splitIdentifier(word)) {
        add(part, place);
        add(STEM_MARK + part, place);
      }
    }
    begin += tokens.length + 10;
  }
  return [...lexemes].map(([lexeme, places]) => `${quoteLexeme(lexeme)}:${places.join(',')}`).join(' ');
}

/** Returns the parts of an identifier, and the identifier as one word: work_mem as work, mem, and workmem. */
export function splitIdentifier(word: string): string[] {
  // Only versions contain dots.
  if (word.includes('.')) return [word.split('.')[0] ?? word];
  return word.includes('_') ? [...new Set([...word.split(/_+/), word.replaceAll('_', '')])] : [];
}

/** Quotes a lexeme for the text form of tsvector and tsquery. Lexemes contain only letters, digits, `_`, `.`, and the mark. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}

/** Converts a stem to a lexeme. */
export function toStemLexeme(stem: string): string {
  return STEM_MARK + stem;
}
