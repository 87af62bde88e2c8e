import fc from 'fast-check';
import type { Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { collectElements } from './elements';
import { parseMarkdown } from './parse-markdown';

/** The tree without the positions of its nodes. */
function withoutPositions(node: Nodes): unknown {
  const { position: _position, ...rest } = node;
  return 'children' in rest ? { ...rest, children: rest.children.map((child) => withoutPositions(child)) } : rest;
}

/** What is ambiguous at one place or another in a line. */
const PARTS = [
  'word', 'I', 'é', '文', '1', '#', '-', '+', '=', '>', '.', ')', '(', ':', ';', '!', '?', '"', "'", '/', '\\', '`', '*', '_', '~', '~~',
  '<', '<b>', '&', '&amp;', '[', ']', '[^1]', '|', '@', 'a@b.example', 'https://a.example', 'HTTP://a.example', 'www.a.example',
  'WWW.a.example', 'ftp://a', 'mailto:a@b.example', 'a:b', '$', '^', '{', '}', ' ', '  ', '\t', '\n', '\u0000', '\u00a0', '🐘',
]; // oxfmt-ignore

const blocksOf = ({ children }: Root): unknown[] =>
  children.filter((node) => node.type !== 'text' || node.value.trim() !== '').map((node) => withoutPositions(node));

it('parses a plain line like the same line in a longer text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 5 }), (parts) => {
      const line = `A${parts.join('')}`;
      // With a paragraph above, it is never one plain line.
      const [, ...below] = blocksOf(parseMarkdown(`above\n\n${line}`));
      expect(blocksOf(parseMarkdown(line))).toEqual(below);
    }),
    { numRuns: 400, seed: 1 },
  );
});

it('marks short code with an option, so that a line doesn’t end within the option', () => {
  const classesOf = (source: string) =>
    collectElements(parseMarkdown(source))
      .filter(({ tagName }) => tagName === 'code')
      .map(({ properties }) => properties.className);
  expect(classesOf('Use `--clone`, `pg_dump --clean`, or `-U`.')).toEqual([['option'], ['option'], undefined]);
  expect(classesOf('A long one: `pg_restore --no-tablespaces`, and `select 1 -- one`.')).toEqual([undefined, undefined]);
  expect(classesOf('```sh\nls --all\n```')).toEqual([['language-sh']]);
});

it.each(['On x86-64 only.', '- x86-64', '**Linux** on x86-64 and ARM'])(
  'keeps the name of a processor on one line: %s',
  (source) => {
    const names = collectElements(parseMarkdown(source)).filter(({ tagName }) => tagName === 'span');
    expect(names.map((name) => [name.properties.className, toString(name)])).toEqual([[['option'], 'x86-64']]);
    expect(toString(parseMarkdown(source)).trim()).toBe(source.replace(/^- |\*\*/g, ''));
    expect(collectElements(parseMarkdown('`x86-64`')).map(({ tagName }) => tagName)).not.toContain('span');
  },
);
