import { expect, test } from 'vitest';
import { formatPsqlOutput } from './format-psql';
import type { StatementResult } from './result';

const statement = (part: Partial<StatementResult>): StatementResult => ({
  command: '',
  columns: [],
  rows: [],
  notices: [],
  error: undefined,
  ...part,
});

test('aligns a table the way psql does: numbers right, column names centered', () => {
  const columns = [
    { name: 'id', isNumber: true },
    { name: 'name', isNumber: false },
  ];
  expect(
    formatPsqlOutput([
      statement({
        columns,
        rows: [
          ['7', 'pump'],
          ['12', null],
        ],
      }),
    ]),
  ).toBe([' id | name', '----+------', '  7 | pump', ' 12 |', '(2 rows)', ''].join('\n'));
});

test('prints "(1 row)" for one row, and nothing for a statement without columns', () => {
  expect(
    formatPsqlOutput([
      statement({ command: 'CREATE TABLE' }),
      statement({ columns: [{ name: 'n', isNumber: true }], rows: [['1']] }),
    ]),
  ).toContain('(1 row)');
});

test('prints notices and errors after the tables, because they come from the other stream', () => {
  const error = {
    message: 'division by zero',
    code: '22012',
    detail: undefined,
    hint: 'Try another.',
    query: undefined,
    context: undefined,
    position: undefined,
  };
  const text = formatPsqlOutput([
    statement({ notices: ['NOTICE:  hello'] }),
    statement({ error }),
    statement({ columns: [{ name: 'n', isNumber: true }], rows: [['1']] }),
  ]);
  expect(text.split('\n').slice(-3)).toEqual(['NOTICE:  hello', 'ERROR:  division by zero', 'HINT:  Try another.']);
});
