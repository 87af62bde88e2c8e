import { describe, expect, it } from 'vitest';
import { foldCharacters, tokenize } from './tokenize';
import { buildVector, splitIdentifier } from './vectors';

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);

describe('words of a text', () => {
  it('are the same with and without non-ASCII characters', () => {
    const text = 'Set work_mem, __x__ and a/b I/O to 9.6.24 or 40P01; 1/2 a/bc _y_z_ v1.2_3';
    expect(tokenize(text)).toEqual(tokenize(`${text} 🐘`));
  });

  it.each([
    ['Set work_mem to 64MB', ['set', 'work_mem', 'to', '64mb']],
    ['From 14.24 to 18.6', ['from', '14.24', 'to', '18.6']],
    ['I/O, PL/pgSQL', ['io', 'pl', 'pgsql']],
    ['point-in-time', ['point', 'in', 'time']],
    ['Café Zürich', ['cafe', 'zurich']],
    ['40P01 __x__ 🐘', ['40p01', 'x']],
    ['', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('keeps the positions of words in a text with accents and emoji', () => {
    const text = '🐘 Zürich ﬁts İstanbul vacuum';
    expect(foldCharacters(text)).toHaveLength(text.length);
    const { start, end } = tokenize(text).at(-1) ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe('vacuum');
  });

  it('stems words and leaves identifiers alone', () => {
    expect(tokenize('upgrading replicas max_connections').map(({ stem }) => stem)).toEqual([
      'upgrad',
      'replica',
      'max_connections',
    ]);
  });
});

it('an identifier is also found by its parts and as one word', () => {
  expect(splitIdentifier('work_mem')).toEqual(['work', 'mem', 'workmem']);
  expect(splitIdentifier('18.6')).toEqual(['18']);
  expect(splitIdentifier('vacuum')).toEqual([]);
});

it('a vector has words and stems with their weights, without stop words in texts', () => {
  expect(buildVector([{ text: 'The upgrade', weight: 'A' }])).toBe("'the':1A '~the':1A 'upgrade':2A '~upgrad':2A");
  expect(buildVector([{ text: 'the upgrade', weight: 'D' }])).toBe("'upgrade':2D '~upgrad':2D");
});
