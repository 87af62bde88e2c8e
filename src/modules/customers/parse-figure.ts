/** A figure of a story as a number that can be compared with others of the same unit. */
interface Figure {
  readonly value: number;
  readonly unit: string;
}

/** Seconds of each unit of time. */
const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3_600, day: 86_400, days: 86_400 };

const QUALIFIER = /^(?:about|planned|under|up to) /;

/**
 * Parses what a story measured: "3 h 52 min", "412 GB", "9 of 40", "2,900".
 * @returns undefined when the text has no figure, or one whose size is open, such as "6 working days"
 */
export function parseFigure(text: string): Figure | undefined {
  const figure = text.replace(QUALIFIER, '').replaceAll(',', '');
  if (/^(?:[\d.]+ (?:ms|s|min|h|days?)(?: |$))+$/.test(figure)) return { value: sumSeconds(figure), unit: 's' };
  const [, digits, unit] = /^([\d.]+)(%| GB| of \d+)?$/.exec(figure) ?? [];
  return digits === undefined ? undefined : { value: Number(digits), unit: unit?.trim() ?? '' };
}

function sumSeconds(text: string): number {
  const parts = Array.from(text.matchAll(/([\d.]+) ([a-z]+)/g), ([, amount, unit = '']) => Number(amount) * (SECONDS[unit] ?? 0));
  return parts.reduce((sum, part) => sum + part, 0);
}
