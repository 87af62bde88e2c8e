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

it('counts a number as one word', () => {
  expect(splitWords('24×7 support, 1.33 s')).toEqual(['24×7', 'support', '1.33', 's']);
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
  ['Postgres', 2],
  ['Kubernetes', 4],
  ['databases', 4],
  ['changes', 2],
  ['service’s', 3],
  ['files', 1],
  ['handled', 2],
  ['called', 1],
  ['schedule', 2],
  ['cables', 2],
  ['statement', 2],
  ['entitlement', 4],
  ['client', 2],
  ['patient', 2],
  ['created', 3],
  ['compliance', 3],
  ['special', 2],
  ['copying', 3],
  ['manual', 3],
  ['quality', 3],
  ['doesn’t', 2],
  ['can’t', 1],
  ['client-side', 3],
  // Every object has a property of this name.
  ['constructor', 3],
])('%s has %i syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

describe('reading grade', () => {
  it('is low for short words and sentences, and high for long ones', () => {
    expect(computeGrade(['The cat sat. It was warm.'])).toBeLessThan(2);
    expect(
      computeGrade([
        'Organizational considerations necessitate comprehensive availability documentation for international ' +
          'infrastructure administration.',
      ]),
    ).toBeGreaterThan(20);
  });

  it('does not end a sentence at a colon or semicolon', () => {
    const joined = computeGrade(['The server fails and the standby takes over.']);
    expect(computeGrade(['The server fails and: the standby takes over.'])).toBeCloseTo(joined);
    expect(computeGrade(['The server fails; and the standby takes over.'])).toBeCloseTo(joined);
  });

  it('counts a label or an answer of one or two words as part of the next sentence', () => {
    expect(computeGrade(['No. The cat sat down.'])).toBeCloseTo(computeGrade(['No the cat sat down.']));
  });

  it('counts each item of a list separately', () => {
    const [list] = extractProse('- a label\n- The cat sat.\n- It was warm.');
    expect(computeGrade([list ?? ''])).toBeCloseTo(computeGrade(['The cat sat. It was warm.']));
  });

  it('counts a token as one short word', () => {
    expect(extractProse('Version {{product.pge.version}} is out.')).toEqual(['Version 1 is out.']);
  });

  it('is 0 without a sentence', () => {
    expect(computeGrade(['Heading', ''])).toBe(0);
  });
});
