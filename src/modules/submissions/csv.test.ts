import { describe, expect, it } from 'vitest';
import { buildCsv } from './csv';

describe('a table for spreadsheets', () => {
  it('is UTF-8 with its mark, quoted, with lines as RFC 4180 has them', () => {
    expect(
      buildCsv([
        ['Name', 'Text'],
        ['Zoë', 'a "b"\nc, d'],
      ]),
    ).toBe('\uFEFF"Name","Text"\r\n"Zoë","a ""b""\nc, d"\r\n');
  });

  it.each([
    '=1+1',
    '+49 30 1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠a',
    '=HYPERLINK("http://x","y")',
  ])('has no formula: %j', (text) => {
    const [, quoted = ''] = /^\uFEFF"([\s\S]*)"\r\n$/.exec(buildCsv([[text]])) ?? [];
    expect(quoted.startsWith("'")).toBe(true);
  });

  it('leaves other text as it is', () => {
    expect(buildCsv([['a=b', '1-2', 'x@example.com']])).toBe('\uFEFF"a=b","1-2","x@example.com"\r\n');
  });
});
