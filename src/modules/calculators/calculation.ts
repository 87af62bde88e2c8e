/** A number that the visitor enters. */
export interface NumberField {
  kind: 'number';
  name: string;
  label: string;
  unit: string;
  help?: string;
  min: number;
  max: number;
  /** Missing for what only the visitor knows, such as a price. */
  initial?: number;
  /** Whether it counts things that exist only whole, such as servers. */
  isWhole?: true;
}

/** One of several answers. */
interface ChoiceField {
  kind: 'choice';
  name: string;
  label: string;
  help?: string;
  options: readonly { value: string; label: string }[];
  initial: string;
}

/** Lines that the visitor pastes. */
interface TextField {
  kind: 'text';
  name: string;
  label: string;
  help: string;
  initial: string;
}

export type CalculatorField = NumberField | ChoiceField | TextField;

/** What was entered, checked. */
export interface CalculatorValues {
  number: (name: string) => number;
  text: (name: string) => string;
}

/** One calculation step: the quantity, the formula with its numbers, and the result. */
export interface CalculationStep {
  label: string;
  /** In words: "database size × (1 + growth) ^ years". */
  formula: string;
  /** With numbers: "500 × 1.2 ^ 1". */
  numbers: string;
  value: number;
  unit: string;
}

/** The answer to the visitor's question, with everything it was computed from. */
export interface CalculationOutput {
  /** One sentence with the result. */
  answer: string;
  results: readonly { label: string; value: string }[];
  working: readonly CalculationStep[];
  /** What the formula omits or assumes. */
  assumptions: readonly string[];
}

export interface Calculator {
  /** The last part of its URL. */
  slug: string;
  title: string;
  fields: readonly CalculatorField[];
  compute: (values: CalculatorValues) => CalculationOutput;
  /** What to do with the result; by default, talk to an expert. */
  next?: { readonly label: string; readonly href: string };
}

/** Formats a number for people: at most three digits after the point, and thousands separated. */
export function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(value).replace('-', '−');
}

/** Formats an availability, rounded down: 99.9996 isn't shown as 100, nor 99.9899 as four nines. */
export function formatAvailability(percent: number): string {
  // What floating point adds or removes far behind the third digit must not count.
  return `${(Math.floor(Number((percent * 1_000).toFixed(6))) / 1_000).toFixed(3)}%`;
}

/** Formats the result of a step with its unit: "240 connections", "1 second". */
export function formatStepResult({ value, unit }: Pick<CalculationStep, 'value' | 'unit'>): string {
  if (unit === '%') return formatAvailability(value);
  const number = formatNumber(value);
  if (unit === 'currency') return number;
  return `${number} ${number === '1' ? unit.replace(/s(?=,|$)/, '') : unit}`;
}

/** Keeps each number on one line with its unit. */
export function joinUnits(text: string): string {
  return text.replaceAll(/(?<=\d) (?=(?:s|min|h|GB)\b)/g, '\u{A0}');
}

/** Formats seconds for people: "45 s", "12 min", "3.5 h". */
export function formatDuration(seconds: number): string {
  if (seconds < 120) return `${formatNumber(seconds)} s`;
  if (seconds < 7_200) return `${formatNumber(seconds / 60)} min`;
  return `${formatNumber(seconds / 3_600)} h`;
}
