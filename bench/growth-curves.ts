import { formatTable } from './table';

/** How something grows with the number of pages. */
export interface Curve {
  name: string;
  /** `constant`: it must not grow, and is a time in milliseconds; `linear`: not faster than the number of pages. */
  growth: 'constant' | 'linear';
  /** One for each size. */
  values: readonly number[];
}

/** Two runs of the same differ by this much on a machine that does other work, too. */
const NOISE_FACTOR = 1.5;
const NOISE_MS = 20;

/** Formats the curves as a table, with the factor by which each has grown. @param pages the sizes, the smallest first */
export function formatCurves(pages: readonly number[], curves: readonly Curve[]): string[] {
  const toRow = (name: string, values: readonly number[], growth: string) => [
    name,
    ...values.map((value) => value.toFixed(value < 10 ? 1 : 0)),
    ...values.slice(1).map((value, index) => `× ${(value / (values[index] ?? NaN)).toFixed(1)}`),
    growth,
  ];
  const rows = curves.map(({ name, values, growth }) =>
    toRow(name, values, growth === 'constant' ? 'not at all' : 'as the pages'),
  );
  return formatTable(toRow('pages', pages, 'may grow'), rows);
}

/** Returns a sentence for each curve that is steeper than it may be between two sizes. */
export function findTooSteep(pages: readonly number[], curves: readonly Curve[]): string[] {
  return curves.flatMap(({ name, growth, values }) =>
    values.slice(1).flatMap((value, index) => {
      const [before = NaN, from = NaN, to = NaN] = [values[index], pages[index], pages[index + 1]];
      const allowed = growth === 'constant' ? before * NOISE_FACTOR + NOISE_MS : (before * to) / from;
      if (value <= allowed) return [];
      return `${name}: ${before.toFixed(0)} with ${from} pages, ${value.toFixed(0)} with ${to}; at most ${allowed.toFixed(0)}.`;
    }),
  );
}
