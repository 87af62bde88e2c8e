import { expect, it } from 'vitest';
import { findMarkdownExcess } from './markdown-limits';
import { parseMarkdown } from './parse-markdown';

const line = (unit: string, count: number): string => unit.repeat(count);

it.each([
  ['a long text', line('word ', 7_000)],
  ['a large table', `| a | b |\n| --- | --- |\n${line('| `c` | *d* |\n', 240)}`],
  ['many blocks', line('Some *words* and `code`.\n\n', 1_500)],
  ['nested lists', Array.from({ length: 12 }, (_, depth) => `${line('  ', depth)}- a`).join('\n')],
  ['centered output', `${line(' ', 78)}QUERY PLAN`],
])('accepts %s', (_name, source) => {
  expect(findMarkdownExcess(source)).toBeUndefined();
});

it.each([
  ['a book', line('word ', 9_000), 'This text has 45000 characters, of at most 40000.'],
  ['nested quotes', `a\n\n${line('>', 5_000)} b`, 'Line 3 begins with more than 20 quotes or lists'],
  ['nested lists', `${line('- ', 30)}b`, 'Line 1 begins with more than 20 quotes or lists'],
  ['quotes', line('> a\n\n', 6_000), 'This text has more than 2000 lines, quotes, and list items.'],
  ['underlined headings', line('a\n=\n\n', 6_000), 'This text has more than 2000 lines'],
  ['headings in blocks', line(`${line('# a\n', 400)}\n`, 20), 'This text has more than 2000 lines'],
  ['nested lists in a row', line(`${line('- ', 19)}a\n\n`, 900), 'This text has more than 2000 lines'],
  ['nested numbers', `${line('1. ', 30)}b`, 'Line 1 begins with more than 20 quotes or lists'],
  ['deep indentation', `- a\n${line('\t', 60)}- b`, 'Line 2 is indented by more than 200 columns.'],
  ['emphasis', `a\n\n${line('*a', 5_000)}`, 'The block that begins in line 3 has more than 1000 marks'],
  ['brackets', line('[a\n', 1_100), 'The block that begins in line 1 has more than'],
  ['headings', line('a\n===\n', 1_000), 'The block that begins in line 1 has more than 500 lines.'],
  ['missing cells', `${line('|a', 90)}\n${line('|-', 90)}\n${line('|a\n', 400)}`, 'a table of more than 5000 cells'],
])('refuses %s, and it isn’t parsed', (_name, source, message) => {
  expect(findMarkdownExcess(source)).toContain(message);
  expect(parseMarkdown(source).children).toEqual([
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: source }] },
  ]);
});
