/** The value that as many are above as below. @throws RangeError when there is none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new RangeError('no value to take the median of');
  return (low + high) / 2;
}

/** The value that this many of a hundred do not exceed (nearest rank). @throws RangeError when there is none */
export function percentile(values: readonly number[], rank: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil((values.length * rank) / 100) - 1];
  if (value === undefined) throw new RangeError('no value to take a percentile of');
  return value;
}
