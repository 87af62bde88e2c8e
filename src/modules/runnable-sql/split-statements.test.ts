import { expect, test } from 'vitest';
import { splitStatements } from './split-statements';

const texts = (sql: string): string[] => splitStatements(sql).map((statement) => statement.sql);

test('splits at semicolons, with an optional one at the end', () => {
  expect(texts('select 1; select 2')).toEqual(['select 1;', 'select 2']);
  expect(texts('\n;;\n')).toEqual([]);
});

test('ignores semicolons in strings, names, comments and function bodies', () => {
  const whole = [
    "select ';', 'it''s;', E'a\\';b'",
    'select 1 as ";""x;"',
    'select 1 -- no; end\n + 1',
    'select /* a; /* b; */ c; */ 1',
    'do $$ begin perform 1; end $$',
    'do $body$ select $$;$$; $body$',
    'create function f() returns int begin atomic; select case when true then 1 else 2 end; end',
  ];
  for (const sql of whole) expect(texts(`${sql}; select 2;`), sql).toEqual([`${sql};`, 'select 2;']);
});

test('does not mistake a parameter for a dollar quote', () => {
  expect(texts('prepare p as select $1; execute p(1)')).toEqual(['prepare p as select $1;', 'execute p(1)']);
});

test('returns the offset of each statement', () => {
  expect(splitStatements('select 1;\n\n  select 2;')).toEqual([
    { sql: 'select 1;', offset: 0 },
    { sql: 'select 2;', offset: 13 },
  ]);
});

test('skips statements that are only a comment', () => {
  expect(texts('select 1; -- done\n/* end */')).toEqual(['select 1;']);
});
