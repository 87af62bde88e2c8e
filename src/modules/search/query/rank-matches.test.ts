import { expect, it } from 'vitest';
import type { Match } from './find-matches';
import { parseQuery } from './parse-query';
import { type PageRules, rankMatches } from './rank-matches';

const query = parseQuery('upgrade');
const NO_RULES: PageRules = { pinned: [], hidden: [] };

function createMatch(page: string, score: number, summaryHash: number): Match {
  return { id: page, url: page, page, isPage: true, name: 'A page', isNamed: false, score, summaryHash };
}

const matches = [
  createMatch('/docs/upgrade', 3, 1),
  createMatch('/docs/17/upgrade', 2.9, 1),
  createMatch('/docs/16/upgrade', 2.8, 1),
  createMatch('/blog/upgrade', 1, 2),
];
const getPages = (rules = NO_RULES): string[] => rankMatches(matches, query, rules).map(({ match }) => match.page);

it('the best of several pages with the same title and summary keeps its place, and the others follow at the end', () => {
  expect(getPages()).toEqual(['/docs/upgrade', '/blog/upgrade', '/docs/17/upgrade', '/docs/16/upgrade']);
});

it('a pinned page stands first, even if it is such a copy', () => {
  expect(getPages({ pinned: ['/blog/upgrade', '/docs/17/upgrade'], hidden: [] })).toEqual([
    '/blog/upgrade',
    '/docs/17/upgrade',
    '/docs/upgrade',
    '/docs/16/upgrade',
  ]);
});
