import { expect, it } from 'vitest';
import type { Match } from './match-result';
import { parseQuery } from './parse-query';
import { rankMatches } from './rank-matches';

function createMatch(page: string, score: number): Match {
  return { id: page, version: '1', url: page, page, isPage: true, name: 'A page', isNamed: false, score };
}

const matches = [createMatch('/best', 3), createMatch('/good', 2.9), createMatch('/fair', 1)];

it('pinned pages stand first, in the order of the rule', () => {
  const ranked = rankMatches(matches, parseQuery('upgrade'), { pinned: ['/fair', '/good'], hidden: [] });
  expect(ranked.map(({ match }) => match.page)).toEqual(['/fair', '/good', '/best']);
});
