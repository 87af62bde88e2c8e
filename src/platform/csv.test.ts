import { describe, expect, it } from 'vitest';
import { buildCsv } from './csv';

describe('buildCsv', () => {
  it('quotes cells that need it and ends lines as in RFC 4180', () => {
    expect(
      buildCsv([
        ['Name', 'Text'],
        ['Zoë', 'a "b"\nc, d'],
      ]),
    ).toBe('Name,Text\r\nZoë,"a ""b""\nc, d"\r\n');
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
  ])('escapes the formula %j', (text) => {
    expect(buildCsv([[text]])).toMatch(/^"?'/);
  });

  it.each([
    ['a;=1', `"a;'=1"`],
    ['a\t +1', `"a\t '+1"`],
  ])('escapes the formula in %j, which begins a cell where the separator is another one', (text, cell) => {
    expect(buildCsv([[text]])).toBe(`${cell}\r\n`);
  });

  it('takes no longer for a text of separators that no formula follows', () => {
    const text = `a${'\t'.repeat(300_000)}b`;
    expect(buildCsv([[text]])).toBe(`"${text}"\r\n`);
  });

  it('leaves numbers and other text unchanged', () => {
    expect(buildCsv([[-1, 'a=b', '1-2', 'x@example.com']])).toBe('-1,a=b,1-2,x@example.com\r\n');
  });
});
