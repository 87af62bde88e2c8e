import { buildCsv } from '@/platform/csv';
import type { Calculator, CalculationOutput } from './calculation';
import type { CalculatorInput } from './calculator-input';

/** Writes the input, the results, and the calculation steps as CSV. */
export function buildOutcomeCsv({ title, fields }: Calculator, entered: CalculatorInput, outcome: CalculationOutput): string {
  return buildCsv([
    ['Part', 'Name', 'Formula', 'Numbers', 'Value', 'Unit'],
    ...fields.map((field) => [
      'Input',
      field.label,
      '',
      '',
      entered[field.name] ?? '',
      field.kind === 'number' ? field.unit : '',
    ]),
    ...outcome.results.map(({ label, value }) => ['Result', label, '', '', value, '']),
    ...outcome.working.map(({ label, formula, numbers, value, unit }) => ['Working', label, formula, numbers, value, unit]),
    ...outcome.assumptions.map((text) => ['Assumption', text, '', '', '', '']),
    ['Calculator', title, '', '', '', ''],
  ]);
}
