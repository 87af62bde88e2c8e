import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnyCharacter } from '@/platform/testing/any-character';
import { buildConcepts, toPhraseQuery, toTsQuery } from './concepts';
import { getEditDistance } from './dictionary';
import { chooseSnippet, chooseSummary, highlightMatches, WordFinder } from './highlight';
import { findWholeQueryNames, findNamesInQuery } from './names';
import { parseQuery } from './parse-query';

const SYNONYMS = [
  ['HA', 'high availability'],
  ['PITR', 'point-in-time recovery'],
];

describe('a query', () => {
  it('has words, phrases and exclusions', () => {
    expect(parseQuery('  "split brain" failover -patroni ')).toMatchObject({
      text: '"split brain" failover -patroni',
      words: ['split', 'brain', 'failover'],
      phrases: [['split', 'brain']],
      excluded: ['patroni'],
      isPrefix: false,
    });
  });

  it('takes names and files that a message quotes for words, which no hit has to contain', () => {
    const query = 'could not extend file "base/16384/2619": No space left on device';
    expect(parseQuery(query)).toMatchObject({ phrases: [], words: expect.arrayContaining(['extend', '16384', 'space']) });
    expect(parseQuery('no entry for user "app-rw", database "shop-1"').phrases).toEqual([]);
  });

  it('keeps stop words only when there are no others', () => {
    expect(parseQuery('how do I use the index').words).toEqual(['index']);
    expect(parseQuery('with').words).toEqual(['with']);
  });

  it('may end with an incomplete word', () => {
    expect(parseQuery('check').isPrefix).toBe(true);
    expect(parseQuery('check ').isPrefix).toBe(false);
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: createAnyCharacter(fc), maxLength: 2_000 }), (text) => {
        const parsed = parseQuery(text);
        expect(parsed.text.length).toBeLessThanOrEqual(200);
        expect(parsed.text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        for (const concept of buildConcepts(parsed, SYNONYMS))
          expect(toTsQuery(concept)).not.toMatch(/[^\p{L}\p{N}_.~'&|:*() ]/u);
        findWholeQueryNames(parsed, SYNONYMS);
        findNamesInQuery(parsed, []);
      }),
      { seed: 1 },
    );
  });
});

describe('concepts', () => {
  it('are found by all of their names', () => {
    const [concept] = buildConcepts(parseQuery('HA '), SYNONYMS);
    expect(concept?.alternatives).toEqual([['~ha'], ['~high', '~avail']]);
    expect(buildConcepts(parseQuery('high availability design '), SYNONYMS).map(({ words }) => words)).toEqual([
      ['high', 'availability'],
      ['design'],
    ]);
  });

  it('are also written as one word', () => {
    expect(buildConcepts(parseQuery('pg bouncer '), []).flatMap(({ alternatives }) => alternatives)).toContainEqual([
      'pgbouncer',
    ]);
  });

  it('are a tsquery with the given weights', () => {
    const concept = { words: ['vacuum'], alternatives: [['~vacuum'], ['a', 'b']], prefix: 'vac', isVersion: false };
    expect(toTsQuery(concept)).toBe("(('~vacuum') | ('a' & 'b') | ('vac':*))");
    expect(toTsQuery(concept, 'A')).toBe("(('~vacuum':A) | ('a':A & 'b':A) | ('vac':*A))");
  });

  it('in a phrase keep the positions of stop words', () => {
    expect(toPhraseQuery(['on', 'conflict', 'do', 'update'])).toBe("'~conflict' <2> '~updat'");
  });
});

describe('names', () => {
  it.each([
    ['what is work_mem?', 'work_mem'],
    ['error code 40001', '40001'],
    ['max connections setting', 'max_connections'],
    ['ERROR: could not serialize access', 'could not serialize access due to concurrent update'],
    ['relation "users" does not exist', 'relation does not exist'],
    ['HA', 'high availability'],
    ['what does HA do', 'high availability'],
  ])('"%s" may be the name %s', (query, name) => {
    expect(findWholeQueryNames(parseQuery(query), SYNONYMS)).toContain(name);
  });

  it('are found in longer questions', () => {
    expect(findNamesInQuery(parseQuery('which value for work_mem with 40P01 in 18.4'), [])).toEqual(
      expect.arrayContaining(['work_mem', '40p01', '18.4']),
    );
  });
});

it.each([
  ['vaccum', 'vacuum', 1],
  ['bakcup', 'backup', 1],
  ['kuberntes', 'kubernetes', 1],
  ['same', 'same', 0],
])('%s is %s by %i changes', (one, other, distance) => expect(getEditDistance(one, other)).toBe(distance));

describe('a snippet', () => {
  const finder = new WordFinder({ stems: new Set(['vacuum', 'replic']), prefix: undefined });
  it('marks words by their stems', () => {
    expect(highlightMatches('Vacuuming a table', finder)).toEqual([
      { text: 'Vacuuming', isFound: true },
      { text: ' a table', isFound: false },
    ]);
  });
  it('is taken from where the words are', () => {
    const text = `${'word '.repeat(100)}vacuum the replication ${'word '.repeat(100)}`;
    expect(chooseSnippet(text, finder)).toMatch(/^… .*vacuum the replication.* …$/);
    expect(chooseSnippet('short text', finder)).toBe('short text');
  });
  it('is the description of a page whose title has as many words as any part of the text', () => {
    const choose = (title: string, body: string, description = 'How it works', isSection = false) =>
      chooseSummary({ title: highlightMatches(title, finder), isSection, description, body }, finder)
        .map(({ text }) => text)
        .join('');
    expect(choose('Vacuum', 'run vacuum')).toBe('How it works');
    expect(choose('Vacuum', 'vacuum and replication')).toBe('vacuum and replication');
    expect(choose('Vacuum', 'vacuum_cost_delay, vacuum_cost_limit'), 'one word in two identifiers').toBe('How it works');
    expect(choose('Other', 'run vacuum')).toBe('run vacuum');
    expect(choose('Vacuum', 'run vacuum', 'How it works', true)).toBe('run vacuum');
    expect(choose('Other', 'vacuum and replication', 'About vacuum')).toBe('About vacuum');
    expect(choose('Other', '')).toBe('How it works');
  });
  it('preserves every character of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: createAnyCharacter(fc) }), (text) => {
        expect(
          highlightMatches(text, finder)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
      { seed: 1 },
    );
  });
});
