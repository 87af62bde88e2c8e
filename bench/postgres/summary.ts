import { median } from '../statistics';
import type { Measurement } from './experiment';

/** One run of one variant, as it is kept in the file of results. */
export interface Run {
  readonly round: number;
  readonly variant: string;
  readonly measured: Measurement;
}

/** Median, minimum, and maximum of one measure of a variant. */
interface Summary {
  readonly variant: string;
  readonly measure: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Summarizes the runs of each variant, in the order of the variants. */
export function summarizeRuns(runs: readonly Run[], variants: readonly string[]): Summary[] {
  return variants.flatMap((variant) => {
    const own = runs.filter((run) => run.variant === variant);
    const measures = Object.keys(own[0]?.measured ?? {});
    return measures.map((measure) => {
      const values = own.flatMap(({ measured }) => measured[measure] ?? []);
      return { variant, measure, median: median(values), min: Math.min(...values), max: Math.max(...values) };
    });
  });
}

/** Returns the values in a new random order. */
export function shuffle<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ value }) => value);
}
