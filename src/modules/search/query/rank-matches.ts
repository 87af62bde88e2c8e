import { getStem } from '../text/tokenize';
import type { Match } from './match-result';
import { getNameWords, type NameWord } from './name-words';
import type { ParsedQuery } from './parse-query';

/** A page in the results: its best hit, and other good hits on it. */
export interface RankedMatch {
  match: Match;
  sections: Match[];
}

/** URLs that editors pinned or hid for the query. */
export interface PageRules {
  pinned: readonly string[];
  hidden: readonly string[];
}

const SECTIONS_MAX = 3;

/** Groups matches by page and sorts the pages by their best hit, with pinned pages first. */
export function rankMatches(matches: readonly Match[], parsed: ParsedQuery, { pinned, hidden }: PageRules): RankedMatch[] {
  const omitted = new Set(hidden);
  const words = parsed.words.map((word) => ({ word, stem: getStem(word) }));
  const scored = matches
    .filter(({ page, url }) => !omitted.has(page) && !omitted.has(url))
    .map((match) => ({ ...match, score: match.score + getPhraseScore(match, words) + getPinScore(pinned, match) }))
    .toSorted((one, other) => other.score - one.score || compare(one.url, other.url));
  const pages = new Map<string, RankedMatch>();
  for (const match of scored) {
    const known = pages.get(match.page);
    if (known === undefined) pages.set(match.page, { match, sections: [] });
    else if (isWorthShowing(known, match)) known.sections.push(match);
  }
  const sections = countByPage(scored);
  // A page about a topic mentions it in many of its sections.
  const getScore = ({ match }: RankedMatch): number => match.score + 0.12 * Math.log2(sections.get(match.page) ?? 1);
  return [...pages.values()].toSorted((one, other) => getScore(other) - getScore(one));
}

function countByPage(matches: readonly Match[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { page } of matches) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

/** Compares URLs by code unit, which is much faster than a locale-aware comparison. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function isWorthShowing({ match, sections }: RankedMatch, other: Match): boolean {
  return (
    !other.isPage &&
    other.url !== match.url &&
    sections.length < SECTIONS_MAX &&
    other.score > match.score * 0.6 &&
    sections.every(({ url }) => url !== other.url)
  );
}

/** Adjacent words of the query in the name count more than the same words apart, and a name that begins as the query does, too. */
function getPhraseScore({ name }: Match, words: readonly NameWord[]): number {
  const found = getNameWords(name);
  const beginScore = getBeginScore(found[0], words[0]);
  if (words.length < 2) return 1.5 * beginScore;
  const pairs = words
    .slice(1)
    .filter(({ stem }, index) =>
      found.some((each, place) => each.stem === stem && found[place - 1]?.stem === words[index]?.stem),
    );
  return (0.4 * pairs.length) / (words.length - 1) + beginScore;
}

/** The word as it was typed counts more than another form of it: "connect" is not about connections. */
function getBeginScore(first: NameWord | undefined, typed: NameWord | undefined): number {
  if (first === undefined || first.stem !== typed?.stem) return 0;
  return first.word === typed.word ? 0.15 : 0.05;
}

/** More than any difference of scores, so that pinned pages are in the order of the rule. */
const PIN_SCORE = 1_000;

function getPinScore(pinned: readonly string[], { page, url, isPage }: Match): number {
  const place = pinned.findIndex((each) => each === url || (each === page && isPage));
  return place === -1 ? 0 : PIN_SCORE * (pinned.length - place);
}
