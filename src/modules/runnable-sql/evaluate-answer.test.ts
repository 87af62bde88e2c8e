import { expect, test } from 'vitest';
import { evaluateAnswer } from './evaluate-answer';
import type { StatementResult } from './result';

const EXPECTED = ' city | n\n------+---\n Graz | 1\n Oslo | 2\n(2 rows)\n';
const answer = (names: readonly string[], rows: readonly [string, string][]): StatementResult => ({
  command: 'SELECT',
  columns: names.map((name, index) => ({ name, isNumber: index === 1 })),
  rows: rows.map((row) => [...row]),
  notices: [],
  error: undefined,
});
const ROWS: readonly [string, string][] = [
  ['Graz', '1'],
  ['Oslo', '2'],
];
const judge = (result: StatementResult, isOrdered = false) =>
  evaluateAnswer({ answer: [result], check: undefined }, { expected: EXPECTED, isOrdered });

test('accepts the expected rows, in any order unless it matters', () => {
  expect(judge(answer(['city', 'n'], ROWS), true)).toEqual({ kind: 'right' });
  expect(judge(answer(['city', 'n'], ROWS.toReversed()))).toEqual({ kind: 'right' });
  expect(judge(answer(['city', 'n'], ROWS.toReversed()), true)).toEqual({ kind: 'order' });
});

test('says what differs', () => {
  expect(judge(answer(['city', 'count'], ROWS))).toEqual({ kind: 'columns', expected: 'city, n' });
  expect(judge(answer(['city', 'n'], ROWS.slice(1)))).toEqual({ kind: 'row-count', expected: 2, actual: 1 });
  expect(
    judge(
      answer(
        ['city', 'n'],
        [
          ['Graz', '1'],
          ['Oslo', '3'],
        ],
      ),
    ),
  ).toEqual({ kind: 'values' });
  expect(judge(answer([], []))).toEqual({ kind: 'no-output' });
  expect(judge({ ...answer(['city', 'n'], ROWS), error: { message: 'division by zero' } })).toEqual({ kind: 'error' });
});

test('compares what the check prints, when there is one, and not the answer', () => {
  const run = { answer: [answer([], [])], check: [answer(['city', 'n'], ROWS)] };
  expect(evaluateAnswer(run, { expected: EXPECTED, isOrdered: true })).toEqual({ kind: 'right' });
  expect(evaluateAnswer({ ...run, check: [answer(['city', 'n'], [])] }, { expected: EXPECTED, isOrdered: true }).kind).toBe(
    'check',
  );
});
