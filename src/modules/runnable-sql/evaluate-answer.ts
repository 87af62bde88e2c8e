import type { CheckedRun } from './check-answer';
import { formatPsqlOutput } from './format-psql';

/** Whether an answer is correct, and otherwise what to check. */
export type AnswerResult =
  | { kind: 'right' }
  | { kind: 'error' }
  /** The answer returns no rows, and rows are expected. */
  | { kind: 'no-output' }
  | { kind: 'columns'; expected: string }
  | { kind: 'row-count'; expected: number; actual: number }
  | { kind: 'order' }
  | { kind: 'values' }
  /** The check after the answer printed something unexpected. */
  | { kind: 'check' };

interface Expectation {
  /** The output of the answer or its check in psql. */
  readonly expected: string;
  /** Whether the rows must come in the expected order. */
  readonly isOrdered: boolean;
}

/** Compares the output of an answer with the expected output, ignoring trailing spaces and empty lines. */
export function evaluateAnswer({ answer, check }: CheckedRun, { expected, isOrdered }: Expectation): AnswerResult {
  if (answer.some(({ error }) => error)) return { kind: 'error' };
  const wanted = toLines(expected);
  if (check) return isSameText(toLines(formatPsqlOutput(check)), wanted) ? { kind: 'right' } : { kind: 'check' };
  const last = answer.findLast(({ columns }) => columns.length > 0);
  if (!last) return { kind: 'no-output' };
  return judgeRows(toLines(formatPsqlOutput([{ ...last, notices: [] }])), wanted, isOrdered);
}

function judgeRows(actual: readonly string[], wanted: readonly string[], isOrdered: boolean): AnswerResult {
  if (isSameText(actual, wanted)) return { kind: 'right' };
  const isSameSet = isSameText(actual.toSorted(), wanted.toSorted());
  if (isSameSet) return { kind: isOrdered ? 'order' : 'right' };
  const [columns, expectedColumns] = [actual, wanted].map(([header = '']) => header.split('|').map((name) => name.trim()));
  if (columns?.join() !== expectedColumns?.join()) return { kind: 'columns', expected: expectedColumns?.join(', ') ?? '' };
  const [rows, expectedRows] = [actual, wanted].map((lines) => lines.length - FRAME_LINES);
  return rows === expectedRows ? { kind: 'values' } : { kind: 'row-count', expected: expectedRows ?? 0, actual: rows ?? 0 };
}

/** The lines of a table that aren't rows: column names, rule, and row count. */
const FRAME_LINES = 3;

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

const isSameText = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

/** Explains a result to the learner. */
export function describeAnswerResult(result: AnswerResult): string {
  switch (result.kind) {
    case 'right':
      return 'Right.';
    case 'error':
      return 'Not yet: your SQL ended with an error, shown below.';
    case 'no-output':
      return 'Not yet: your SQL returned no rows. The last statement has to return the result.';
    case 'columns':
      return `Not yet: the columns should be ${result.expected}, in this order.`;
    case 'row-count':
      return (
        `Not yet: your result has ${result.actual} ${result.actual === 1 ? 'row' : 'rows'}, ` +
        `and ${result.expected} ${result.expected === 1 ? 'is' : 'are'} expected.`
      );
    case 'order':
      return 'Almost: these are the right rows in another order.';
    case 'values':
      return 'Not yet: the columns and the number of rows are right, but some values differ from the expected result.';
    case 'check':
      return 'Not yet: the check prints something other than expected. Its output is shown below.';
  }
}
