import { expect, test } from 'vitest';
import { differsOnlyInVolatileValues, normalizeOutput, stripCommandTags } from './compare-output';

test('blank lines, trailing spaces, and the excerpt of psql do not count', () => {
  expect(normalizeOutput('ERROR:  no\nLINE 1: select x\n               ^\nHINT:  Ask. \n\n\n')).toBe('ERROR:  no\nHINT:  Ask.');
});

test.each([
  [' Execution Time: 0.022 ms', ' Execution Time: 12.5 ms'],
  ['(actual time=0.002..0.006 rows=34.00 loops=1)', '(actual time=0.015..0.210 rows=34.00 loops=1)'],
  ['  at\n------\n 2026-11-22 08:00:01.5+00\n(1 row)', ' at\n----\n 2027-01-02 10:11:12+00\n(1 row)'],
  [' pid | state\n-----+-------\n 77 | idle\n(1 row)', '  pid  | state\n-------+-------\n 40123 | idle\n(1 row)'],
  [
    'Process 77 waits for ShareLock on transaction 812; blocked by process 78.',
    'Process 1 waits for ShareLock on transaction 9; blocked by process 2.',
  ],
  [' release\n---------\n {{postgres.18.minor}}', ' release\n---------\n 18.4\n(1 row)'],
  [' size\n------\n 8 kB', ' size\n-------\n 16 kB'],
  ['0/2000028', '1A/30001F0'],
])('only what varies by itself is different: %j', (recorded, printed) => {
  expect(differsOnlyInVolatileValues(recorded, printed)).toBe(true);
});

test.each([
  ['(actual time=0.002..0.006 rows=34.00 loops=1)', '(actual time=0.002..0.006 rows=35.00 loops=1)'],
  [' pid | state\n-----+-------\n 77 | idle\n(1 row)', ' pid | state\n-----+--------\n 77 | active\n(1 row)'],
  [' price\n-------\n  18.4', ' price\n-------\n  18.6\n(1 row)'],
  [' count\n-------\n     7', ' count\n-------\n     8\n(1 row)'],
  [' a\n---\n 1\n(1 row)', ' a\n---\n(0 rows)'],
])('a different result is not what varies: %j', (recorded, printed) => {
  expect(differsOnlyInVolatileValues(recorded, printed)).toBe(false);
});

test('the tags of commands go, and rows stay', () => {
  expect(normalizeOutput(stripCommandTags('CREATE TABLE\nINSERT 0 2\n count\n-------\n 2\n(1 row)'))).toBe(
    'count\n-------\n 2\n(1 row)',
  );
});
