/** The width of the plot in the units of the drawing. */
export const PLOT_UNITS = 1000;

export type ScaleKind = 'linear' | 'log';

/** Places a value on the axis, from 0 to PLOT_UNITS. */
export type ScalePosition = (value: number) => number;

/**
 * Builds an axis that includes all values. A linear axis starts at 0, so that lengths can be compared.
 * @returns the function that places values, and the ticks with their places
 */
export function createScale(kind: ScaleKind, values: readonly number[]): { place: ScalePosition; ticks: readonly number[] } {
  if (kind === 'log') return createLogScale(values);
  const step = findStep(Math.max(...values, Number.EPSILON));
  const end = Math.ceil(Math.max(...values) / step) * step || 1;
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_none, index) => index * step);
  return { place: (value) => Math.round((value / end) * PLOT_UNITS), ticks };
}

function createLogScale(values: readonly number[]): { place: ScalePosition; ticks: readonly number[] } {
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) throw new RangeError('a logarithmic axis needs a value above zero');
  const first = Math.floor(Math.log10(Math.min(...positive)));
  const last = Math.max(Math.ceil(Math.log10(Math.max(...positive))), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_none, index) => 10 ** (first + index));
  return { place: (value) => Math.round(((Math.log10(value) - first) / (last - first)) * PLOT_UNITS), ticks };
}

/** The largest step of 1, 2 or 5 times a power of ten that divides the range into at least four parts. */
function findStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  return [5, 2, 1].map((factor) => factor * power).find((step) => range / step >= 4) ?? power;
}
