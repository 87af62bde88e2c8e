import type { Calculator, Outcome } from './calculation';
import type { CalculatorInput } from './calculator-input';

/** Writes the input, the results, and the calculation steps as CSV (RFC 4180). */
export function buildOutcomeCsv({ title, fields }: Calculator, entered: CalculatorInput, outcome: Outcome): string {
  const rows = [
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
    ...outcome.working.map(({ label, formula, numbers, value, unit }) => [
      'Working',
      label,
      formula,
      numbers,
      String(value),
      unit,
    ]),
    ...outcome.assumptions.map((text) => ['Assumption', text, '', '', '', '']),
    ['Calculator', title, '', '', '', ''],
  ];
  return rows.map((row) => row.map(quote).join(',')).join('\r\n') + '\r\n';
}

/** Escapes text that a spreadsheet would run as a formula. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
