import { describe, expect, it } from 'vitest';
import { buildCsv } from './csv';

describe('buildCsv', () => {
  it('writes UTF-8 with a byte order mark, quoted cells, and line breaks as in RFC 4180', () => {
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
  ])('escapes the formula %j', (text) => {
    const [, quoted = ''] = /^\uFEFF"([\s\S]*)"\r\n$/.exec(buildCsv([[text]])) ?? [];
    expect(quoted.startsWith("'")).toBe(true);
  });

  it('leaves other text unchanged', () => {
    expect(buildCsv([['a=b', '1-2', 'x@example.com']])).toBe('\uFEFF"a=b","1-2","x@example.com"\r\n');
  });
});
