/** Returns the median. @throws RangeError when there are no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new RangeError('no value to take the median of');
  return (low + high) / 2;
}

/** Returns a percentile (nearest rank). @throws RangeError when there are no values */
export function percentile(values: readonly number[], rank: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil((values.length * rank) / 100) - 1];
  if (value === undefined) throw new RangeError('no value to take a percentile of');
  return value;
}
