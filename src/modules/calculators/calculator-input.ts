import { z } from 'zod';
import { type Calculator, type CalculatorField, type CalculationOutput, formatNumber, type NumberField } from './calculation';

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
  const numbers = new Map(
    calculator.fields.flatMap((field) => (field.kind === 'number' ? [[field.name, parseNumber(text(field.name), field)]] : [])),
  );
  return { state: 'computed', outcome: calculator.compute({ number: (name) => numbers.get(name) ?? Number.NaN, text }) };
}

function findProblem(field: CalculatorField, text: string): string | undefined {
  if (field.kind === 'text') return undefined;
  if (field.kind === 'choice')
    return field.options.some(({ value }) => value === text) ? undefined : 'Choose one of the answers.';
  const value = parseNumber(text, field);
  const { min, max, isWhole } = field;
  if (Number.isNaN(value)) return `Enter a number, such as ${isWhole ? '12' : '1,200 or 0.5'}.`;
  if (value < min || value > max) return `Enter a number from ${formatNumber(min)} to ${formatNumber(max)}.`;
  if (isWhole && !Number.isInteger(value)) return 'Enter a whole number.';
  return undefined;
}

/** Accepts numbers as people paste them: with commas or spaces between thousands, and with a currency sign or the unit. */
function parseNumber(text: string, { unit }: Pick<NumberField, 'unit'>): number {
  const bare = unit === 'currency' ? text.replace(/^\p{Sc}\s?|\s?\p{Sc}$/u, '') : removeUnit(text, unit);
  return /^-?(?:\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)|\d+)?(?:\.\d+)?$/.test(bare) && /\d/.test(bare)
    ? Number(bare.replaceAll(/[,\s]/g, ''))
    : Number.NaN;
}

function removeUnit(text: string, unit: string): string {
  return text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trimEnd() : text;
}
