import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { z } from 'zod';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { logFailure } from '@/platform/failure-log';
import { getStem } from '../text/tokenize';
import { toStemLexeme } from '../text/vectors';

const rowsSchema = z.array(z.object({ word: z.string(), documents: z.number() }));

/** The number of pages that contain each word or stem. The empty word has the number of all pages. */
export type Dictionary = ReadonlyMap<string, number>;

/** The dictionary changes every hour, so it may be this old in memory. */
const TTL_MS = 60_000;
const READ_TIMEOUT_MS = 2_000;

/** An outdated dictionary is used while a newer one is being read, once for all searches. */
const dictionaries = new LRUCache<Pick<pg.Pool, 'query'>, Dictionary>({
  max: 10,
  ttl: TTL_MS,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async (pool, outdated) => {
    try {
      return await runWithStatementTimeout(READ_TIMEOUT_MS, () => readDictionary(pool));
    } catch (error) {
      if (outdated) logFailure('search: could not refresh the dictionary', error);
      throw error;
    }
  },
});

/** Returns the dictionary. @throws when Postgres doesn't respond and there is none in memory */
export function getDictionary(pool: Pick<pg.Pool, 'query'>): Promise<Dictionary> {
  return dictionaries.forceFetch(pool);
}

const textSchema = z.tuple([z.object({ words: z.string().nullable() })]);

/** Reads all words as one text, which is much faster than reading rows. No word contains a space. */
async function readDictionary(pool: Pick<pg.Pool, 'query'>): Promise<Dictionary> {
  const { rows } = await pool.query("select string_agg(word || ' ' || documents, E'\\n') as words from search.word");
  const [{ words }] = textSchema.parse(rows);
  return new Map((words ?? '').split('\n').map((line) => splitLine(line)));
}

function splitLine(line: string): [word: string, documents: number] {
  const at = line.lastIndexOf(' ');
  return [line.slice(0, at), Number(line.slice(at + 1))];
}

/** Words on fewer pages don't add up to many, and most words are. */
const COMMON_PAGES = 50;
const commonWords = new WeakMap<Dictionary, readonly { word: string; pages: number }[]>();

/** Returns the words, not their stems, that many pages contain. */
export function getCommonWords(dictionary: Dictionary): readonly { word: string; pages: number }[] {
  const known = commonWords.get(dictionary);
  if (known !== undefined) return known;
  const common = Array.from(dictionary, ([word, pages]) => ({ word, pages })).filter(
    ({ word, pages }) => pages >= COMMON_PAGES && !word.startsWith('~'),
  );
  commonWords.set(dictionary, common);
  return common;
}

/** Returns the weight of a word: from 0.15 for one on every page to 1 for a rare one. */
export function getWordWeight(dictionary: Dictionary, word: string): number {
  // A replica has no pages before its first copy.
  const pages = Math.max(1, dictionary.get('') ?? 1);
  const found = dictionary.get(toStemLexeme(getStem(word))) ?? dictionary.get(word) ?? 0;
  const rarity = Math.log(1 + pages / (found + 1)) / Math.log(1 + pages);
  return Math.max(0.15, Math.min(1, rarity));
}

/** Words of at least this many letters are corrected. */
const CORRECTED_LENGTH_MIN = 4;
const CANDIDATES = 60;
/** A short word has many others that differ in a letter, so it is corrected only to one that so many pages contain. */
const SHORT_LENGTH = 4;
const SHORT_PAGES_MIN = 15;

/**
 * Finds the most likely spelling of a word that no page contains; undefined when none is similar. People rarely mistype the first
 * letter and another one.
 */
export async function findSpelling(pool: Pick<pg.Pool, 'query'>, word: string): Promise<string | undefined> {
  if (word.length < CORRECTED_LENGTH_MIN || /^\d/.test(word)) return undefined;
  const { rows } = await pool.query(
    `select word, documents from search.word
     where word operator(public.%) $1 and left(word, 1) <> '~' and length(word) between $2 and $3
     order by public.similarity(word, $1) desc, documents desc limit ${CANDIDATES}`,
    [word, word.length - 2, word.length + 2],
  );
  const limit = word.length >= 8 ? 2 : 1;
  const pagesMin = word.length <= SHORT_LENGTH ? SHORT_PAGES_MIN : 1;
  const near = rowsSchema.parse(rows).flatMap(({ word: candidate, documents }) => {
    const distance = getEditDistance(word, candidate);
    const isSimilar = distance < 2 || candidate[0] === word[0];
    return distance <= limit && isSimilar && documents >= pagesMin
      ? [{ candidate, cost: distance - Math.min(0.9, Math.log10(1 + documents) / 4) - (candidate[0] === word[0] ? 0.3 : 0) }]
      : [];
  });
  return near.toSorted((one, other) => one.cost - other.cost)[0]?.candidate;
}

/** Returns the number of letters to insert, delete, replace, or swap (optimal string alignment). */
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
