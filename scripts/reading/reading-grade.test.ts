import { describe, expect, it } from 'vitest';
import { computeGrade, extractProse, countSyllables, splitWords } from './reading-grade';

describe('prose of a content file', () => {
  it('contains its texts, without URLs, choices and code', () => {
    const page = {
      url: '/a',
      label: 'A page',
      layout: [
        {
          blockType: 'prose',
          markdown: '# Title\n\nSee [the **manual**](https://example.org), run `psql`.\n\n```sql\nSELECT 1;\n```',
        },
        { code: 'x' },
      ],
      order: 3,
    };
    expect(extractProse(page)).toEqual(['A page', 'Title\n\nSee the   manual  , run psql.']);
  });
});

it('counts hyphenated words and words with apostrophes as one', () => {
  expect(splitWords('The vendor’s open-source server – version 18.')).toEqual([
    'The',
    'vendor’s',
    'open-source',
    'server',
    'version',
    '18',
  ]);
});

it.each([
  ['a', 1],
  ['make', 1],
  ['table', 2],
  ['database', 3],
  ['reads', 1],
  ['cached', 1],
  ['started', 2],
  ['availability', 6],
  ['18', 1],
  ['EDB', 3],
  ['IDs', 2],
  ['PostgreSQL', 4],
])('%s has %i syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

describe('reading grade', () => {
  it('is low for short words and sentences, and high for long ones', () => {
    expect(computeGrade(['The cat sat. It was warm.'])).toBeLessThan(2);
    expect(
      computeGrade([
        'Organizational considerations necessitate comprehensive availability documentation for international infrastructure administration.',
      ]),
    ).toBeGreaterThan(20);
  });

  it('is 0 without a sentence', () => {
    expect(computeGrade(['Heading', ''])).toBe(0);
  });
});
