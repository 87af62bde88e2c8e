import { z } from 'zod';
import type { Calculator, CalculatorField, CalculationOutput } from './calculation';

/** A visitor's input as text, by field name. */
export type CalculatorInput = Readonly<Record<string, string>>;

export type CalculationResult =
  | { state: 'computed'; outcome: CalculationOutput }
  /** Problems by field name. */
  | { state: 'refused'; problems: Readonly<Record<string, string>> };

const TEXT_MAX = 4_000;

/** A query parameter, which may be missing or repeated. */
const parameterSchema = z
  .union([z.string(), z.array(z.string()).transform(([first = '']) => first)])
  .optional()
  .transform((text) => text?.trim().slice(0, TEXT_MAX));

/** Reads the fields of a calculator from a query. What isn't in it has its initial value. */
export function parseInput({ fields }: Pick<Calculator, 'fields'>, query: Readonly<Record<string, unknown>>): CalculatorInput {
  return Object.fromEntries(
    fields.map((field) => [field.name, parameterSchema.catch(undefined).parse(query[field.name]) ?? String(field.initial ?? '')]),
  );
}

/** Computes the result, or returns the problems by field. */
export function calculate(calculator: Calculator, entered: CalculatorInput): CalculationResult {
  const problems = Object.fromEntries(
    calculator.fields.flatMap((field) => {
      const problem = findProblem(field, entered[field.name] ?? '');
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
  if (Object.keys(problems).length > 0) return { state: 'refused', problems };
  const text = (name: string): string => entered[name] ?? '';
  return { state: 'computed', outcome: calculator.compute({ number: (name) => parseNumber(text(name)), text }) };
}

function findProblem(field: CalculatorField, text: string): string | undefined {
  if (field.kind === 'text') return undefined;
  if (field.kind === 'choice')
    return field.options.some(({ value }) => value === text) ? undefined : 'Choose one of the answers.';
  const value = parseNumber(text);
  if (text === '' || Number.isNaN(value)) return 'Enter a number.';
  if (value < field.min || value > field.max) return `Enter a number from ${field.min} to ${field.max}.`;
  return undefined;
}

/** Accepts thousands separators as people write them in English. */
function parseNumber(text: string): number {
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(text) && /\d/.test(text)
    ? Number(text.replaceAll(',', ''))
    : Number.NaN;
}
