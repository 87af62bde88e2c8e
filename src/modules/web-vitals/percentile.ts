import { rateVital, type Rating, VITALS, type VitalName } from './vitals';

/** How many values a bucket has. */
export interface Bucket {
  upperBound: number;
  samples: number;
}

/** The displayed values of a metric. */
export interface VitalSummary {
  samples: number;
  /** Three of four page views were at least this fast. */
  p75: number;
  rating: Rating;
  /** How many page views had each rating. */
  ratings: Record<Rating, number>;
}

const QUANTILE = 0.75;

/** Summarizes the buckets of a metric; undefined when nothing was measured. */
export function summarizeVital(name: VitalName, buckets: readonly Bucket[]): VitalSummary | undefined {
  const samples = sum(buckets);
  if (samples === 0) return undefined;
  const p75 = estimateP75(name, buckets, samples);
  const count = (rating: Rating) => sum(buckets.filter(({ upperBound }) => rateVital(name, upperBound) === rating));
  return {
    samples,
    p75,
    rating: rateVital(name, p75),
    ratings: { good: count('good'), 'needs improvement': count('needs improvement'), poor: count('poor') },
  };
}

/** Interpolates in the bucket of the 75th percentile. What is above the last bound counts as that bound. */
function estimateP75(name: VitalName, buckets: readonly Bucket[], samples: number): number {
  const { bounds } = VITALS[name];
  let below = 0;
  for (const { upperBound, samples: inBucket } of buckets.toSorted((one, other) => one.upperBound - other.upperBound)) {
    if (below + inBucket >= QUANTILE * samples) {
      const lowerBound = bounds.findLast((bound) => bound < upperBound) ?? 0;
      if (upperBound === Infinity) return lowerBound;
      return lowerBound + ((QUANTILE * samples - below) / inBucket) * (upperBound - lowerBound);
    }
    below += inBucket;
  }
  return 0;
}

function sum(buckets: readonly Bucket[]): number {
  return buckets.reduce((total, { samples }) => total + samples, 0);
}
