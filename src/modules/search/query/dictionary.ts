import type pg from 'pg';
import { z } from 'zod';
import { getStem } from '../text/tokenize';
import { toStemLexeme } from '../text/vectors';

const rowsSchema = z.array(z.object({ word: z.string(), documents: z.number() }));

/** How many pages have each word or stem; the empty word is the number of all pages. */
export type Dictionary = ReadonlyMap<string, number>;

/** Looks words and their stems up. Those that aren't there are on no page. */
export async function lookUp(pool: Pick<pg.Pool, 'query'>, words: readonly string[]): Promise<Dictionary> {
  const lexemes = [...new Set(['', ...words, ...words.map((word) => toStemLexeme(getStem(word)))])];
  const { rows } = await pool.query('select word, documents from search.word where word = any($1)', [lexemes]);
  return new Map(rowsSchema.parse(rows).map(({ word, documents }) => [word, documents]));
}

/** How much a word says: from 0.15 for one that every page has to 1 for a rare one. */
export function getWordWeight(dictionary: Dictionary, word: string): number {
  const pages = dictionary.get('') ?? 1;
  const found = dictionary.get(toStemLexeme(getStem(word))) ?? dictionary.get(word) ?? 0;
  const rarity = Math.log(1 + pages / (found + 1)) / Math.log(1 + pages);
  return Math.max(0.15, Math.min(1, rarity));
}

/** Words of at least this many letters are corrected. */
const CORRECTED_LENGTH_MIN = 4;
const CANDIDATES = 60;

/** Finds the most likely spelling of a word that no page has; undefined when none is near. */
export async function findSpelling(pool: Pick<pg.Pool, 'query'>, word: string): Promise<string | undefined> {
  if (word.length < CORRECTED_LENGTH_MIN || /^\d/.test(word)) return undefined;
  const { rows } = await pool.query(
    `select word, documents from search.word
     where word operator(public.%) $1 and left(word, 1) <> '~' and length(word) between $2 and $3
     order by public.similarity(word, $1) desc, documents desc limit ${CANDIDATES}`,
    [word, word.length - 2, word.length + 2],
  );
  const limit = word.length >= 8 ? 2 : 1;
  const near = rowsSchema.parse(rows).flatMap(({ word: candidate, documents }) => {
    const distance = getEditDistance(word, candidate);
    return distance <= limit
      ? [{ candidate, cost: distance - Math.min(0.9, Math.log10(1 + documents) / 4) - (candidate[0] === word[0] ? 0.3 : 0) }]
      : [];
  });
  return near.toSorted((one, other) => one.cost - other.cost)[0]?.candidate;
}

/** The number of letters to insert, delete, replace or swap with their neighbor (optimal string alignment). */
export function getEditDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          ...(isSwapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
