/** How fast a page was for its readers (web.dev/articles/vitals). */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

interface Vital {
  name: string;
  unit: 'ms' | '';
  /** The largest value that is good, and the largest that isn't poor. */
  good: number;
  poor: number;
  /** Upper bounds of the buckets in which values are counted. The limits are among them, so ratings are exact. */
  bounds: readonly number[];
}

export const VITALS: Readonly<Record<VitalName, Vital>> = {
  LCP: {
    name: 'Largest Contentful Paint (LCP)',
    unit: 'ms',
    good: 2_500,
    poor: 4_000,
    bounds: [250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 12_000],
  },
  INP: {
    name: 'Interaction to Next Paint (INP)',
    unit: 'ms',
    good: 200,
    poor: 500,
    bounds: [16, 24, 32, 40, 56, 72, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 2_000],
  },
  CLS: {
    name: 'Cumulative Layout Shift (CLS)',
    unit: '',
    good: 0.1,
    poor: 0.25,
    bounds: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  },
  TTFB: {
    name: 'Time to First Byte (TTFB)',
    unit: 'ms',
    good: 800,
    poor: 1_800,
    bounds: [25, 50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_500, 4_000, 8_000],
  },
};

export const RATINGS = ['good', 'needs improvement', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** Returns the upper bound of the bucket that a value is counted in. */
export function getBucket(name: VitalName, value: number): number {
  return VITALS[name].bounds.find((bound) => value <= bound) ?? Infinity;
}

/** Rates a value, or all values of the bucket with this upper bound. */
export function rateVital(name: VitalName, value: number): Rating {
  const { good, poor } = VITALS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}
