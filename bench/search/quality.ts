import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { repositoryRoot } from '../../scripts/paths';

/** A query, and how good each page answers it, from 1 to 3. */
interface Judgment {
  query: string;
  grades: ReadonlyMap<string, number>;
}

/** How good the results of the judged queries are: shares and means, from 0 to 1. */
interface Quality {
  successAt1: number;
  successAt5: number;
  reciprocalRank: number;
  gainAt10: number;
  /** The queries whose first result is not a good page, with the first results. */
  misses: { query: string; results: readonly string[] }[];
}

/** A page of this grade is one that people want. */
const GOOD = 2;

const fileSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number().int().min(1).max(3))));

/** Reads the judged queries. */
export function readJudgments(): Judgment[] {
  const groups = fileSchema.parse(parse(readFileSync(path.join(repositoryRoot, 'bench/search/judgments.yaml'), 'utf8')));
  return Object.values(groups).flatMap((queries) =>
    Object.entries(queries).map(([query, grades]) => ({ query, grades: new Map(Object.entries(grades)) })),
  );
}

/**
 * Measures the results of every judged query.
 * @param search returns the URLs of the results in order, without anchors
 */
export async function measureQuality(
  judgments: readonly Judgment[],
  search: (query: string) => Promise<string[]>,
): Promise<Quality> {
  const scores: { one: number; five: number; rank: number; gain: number }[] = [];
  const misses: Quality['misses'] = [];
  for (const { query, grades } of judgments) {
    const results = [...new Set(await search(query))];
    const place = results.findIndex((url) => (grades.get(url) ?? 0) >= GOOD);
    if (place !== 0) misses.push({ query, results: results.slice(0, 5) });
    scores.push({
      one: place === 0 ? 1 : 0,
      five: place >= 0 && place < 5 ? 1 : 0,
      rank: place === -1 ? 0 : 1 / (place + 1),
      gain: computeGain(results, grades),
    });
  }
  const mean = (pick: (score: (typeof scores)[number]) => number) =>
    scores.reduce((sum, score) => sum + pick(score), 0) / scores.length;
  return {
    successAt1: mean(({ one }) => one),
    successAt5: mean(({ five }) => five),
    reciprocalRank: mean(({ rank }) => rank),
    gainAt10: mean(({ gain }) => gain),
    misses,
  };
}

/** The normalized discounted cumulative gain of the first ten results. */
function computeGain(results: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const ideal = [...grades.values()].toSorted((one, other) => other - one).slice(0, 10);
  const best = ideal.reduce((sum, grade, place) => sum + gain(grade, place), 0);
  return results.slice(0, 10).reduce((sum, url, place) => sum + gain(grades.get(url) ?? 0, place), 0) / best;
}
