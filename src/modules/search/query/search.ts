import type pg from 'pg';
import { z } from 'zod';
import { fold, getStem } from '../text/tokenize';
import type { Answer } from '../index/search-document';
import type { SearchRules } from '../rules/search-rules';
import { type Dictionary, findSpelling, getDictionary } from './dictionary';
import { findAllPages } from './find-all-pages';
import { findMatches } from './find-matches';
import { chooseSummary, highlightMatches, type TextPart, WordFinder } from './highlight';
import type { WeightedConcept } from './match-query';
import type { FacetCount, Match } from './match-result';
import { type MatchContext, type Matched, prepareMatch, addPartialMatches } from './match-words';
import { type ParsedQuery, parseQuery } from './parse-query';
import { rankMatches, type RankedMatch } from './rank-matches';
import { readHitFields, type HitFields } from './read-hit-fields';
import { HITS_MAX, type SearchRequest } from './search-request';

export interface SearchHit {
  id: string;
  url: string;
  kind: string;
  /** The heading of a section, or the title of a page. */
  title: TextPart[];
  isSection: boolean;
  pageTitle: string;
  page: string;
  description: string;
  path: string;
  snippet: TextPart[];
  sample: boolean;
  /** Other sections of the same page. */
  sections: { url: string; heading: string }[];
}

export interface SearchResult {
  query: string;
  /** The query that was run instead, when no page contains a word. */
  correctedQuery: string | undefined;
  total: number;
  /** Whether there are more than `total`: counting stops for a word that nearly every page contains. */
  isCapped: boolean;
  page: number;
  pages: number;
  hits: SearchHit[];
  facets: FacetCount[];
  answer: { answer: Answer; url: string } | undefined;
}

type Database = Pick<pg.Pool, 'query'>;

/**
 * Searches the index.
 * @throws when Postgres doesn't respond in time
 */
export async function search(database: Database, request: SearchRequest, rules: SearchRules): Promise<SearchResult> {
  const parsed = parseQuery(request.query);
  if (parsed.text === '' && request.isBrowsing === true) return browse(database, request);
  if (parsed.words.length === 0) return createEmptyResult(parsed.text, request);
  const dictionary = await getDictionary(database);
  const context = { request, rules, dictionary };
  const first = prepareMatch(parsed, context);
  const strict = await findMatches(database, first.query, 'all');
  if (strict.total === 0) {
    // Before the search for some of the words, which takes long and would find less.
    const corrected = await correct(database, parsed, dictionary);
    const result = corrected && (await searchCorrected(database, corrected, context));
    if (result !== undefined) return { ...result, query: parsed.text, correctedQuery: corrected?.text };
  }
  return buildResult(database, request, { ...(await addPartialMatches(database, first, strict)), parsed });
}

/** @returns undefined when there are no matches */
async function searchCorrected(
  database: Database,
  parsed: ParsedQuery,
  context: MatchContext,
): Promise<SearchResult | undefined> {
  const prepared = prepareMatch(parsed, context);
  const matched = await addPartialMatches(database, prepared, await findMatches(database, prepared.query, 'all'));
  return matched.matches.total === 0 ? undefined : buildResult(database, context.request, { ...matched, parsed });
}

/** Runs a query without words, which returns every page, the most popular first. */
async function browse(database: Database, request: SearchRequest): Promise<SearchResult> {
  const { page, hitsPerPage } = request;
  const { matches, total, facets } = await findAllPages(database, request);
  const ranked = matches.toSorted((one, other) => other.score - one.score).map((each) => ({ match: each, sections: [] }));
  const shown = ranked.slice((page - 1) * hitsPerPage, page * hitsPerPage);
  const hits = buildHits(await readHitFields(database, shown.map(getMatch)), shown, []);
  const pages = Math.ceil(ranked.length / hitsPerPage);
  return { ...createEmptyResult('', request), total, isCapped: total > ranked.length, pages, hits, facets };
}

/** Corrects the words that no page contains; undefined when there is nothing to correct. */
async function correct(database: Database, parsed: ParsedQuery, dictionary: Dictionary): Promise<ParsedQuery | undefined> {
  const spellings = await Promise.all(
    parsed.words.map(async (word) =>
      dictionary.has(word) || dictionary.has(`~${getStem(word)}`)
        ? undefined
        : ([word, await findSpelling(database, word)] as const),
    ),
  );
  const corrections = new Map(spellings.flatMap((each) => (each?.[1] === undefined ? [] : [[each[0], each[1]] as const])));
  if (corrections.size === 0) return undefined;
  const text = parsed.text.replace(/[\p{L}\p{N}_]+/gu, (word) => corrections.get(fold(word)) ?? word);
  return { ...parseQuery(text), isPrefix: false };
}

async function buildResult(
  database: Database,
  { page, hitsPerPage }: SearchRequest,
  { parsed, matches, concepts, rules }: Matched & { parsed: ParsedQuery },
): Promise<SearchResult> {
  const ranked = rankMatches(matches.matches, parsed, rules).slice(0, HITS_MAX);
  const shown = ranked.slice((page - 1) * hitsPerPage, page * hitsPerPage);
  const total = Math.max(matches.total, ranked.length);
  const named = ranked.slice(0, ANSWER_CANDIDATES);
  const texts = await readHitFields(database, [...new Set([...shown, ...named])].map(getMatch));
  return {
    query: parsed.text,
    correctedQuery: undefined,
    total,
    isCapped: matches.isCapped,
    page,
    pages: Math.ceil(ranked.length / hitsPerPage),
    hits: buildHits(texts, shown, concepts),
    facets: matches.facets,
    answer: findAnswer(named, texts),
  };
}

const getMatch = ({ match: found }: RankedMatch): Match => found;

/** Hits that were unpublished between the two reads are omitted. */
function buildHits(
  texts: ReadonlyMap<string, HitFields>,
  shown: readonly RankedMatch[],
  concepts: readonly WeightedConcept[],
): SearchHit[] {
  const finder = createFinder(concepts);
  return shown.flatMap((hit) => {
    const text = texts.get(hit.match.id);
    return text === undefined ? [] : [toHit(hit, text, finder)];
  });
}

function toHit(
  { match: { id, url, page, name }, sections }: RankedMatch,
  { kind, title, heading, path, description, sample, body }: HitFields,
  finder: WordFinder,
): SearchHit {
  const marked = highlightMatches(name, finder);
  const isSection = heading !== '';
  return {
    id,
    url,
    kind,
    title: marked,
    isSection,
    pageTitle: title,
    page,
    description,
    path,
    snippet: chooseSummary({ title: marked, isSection, description, body }, finder),
    sample,
    sections: sections.map((section) => ({ url: section.url, heading: section.name })),
  };
}

function createFinder(concepts: readonly WeightedConcept[]): WordFinder {
  const stems = concepts.flatMap(({ alternatives, words }) => [
    ...alternatives.flat().map((lexeme) => lexeme.replace(/^~/, '')),
    ...words.map((word) => getStem(word)),
  ]);
  return new WordFinder({ stems: new Set(stems), prefix: concepts.at(-1)?.prefix });
}

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setting'), name: z.string(), meaning: z.string(), facts: z.string() }),
  z.object({ kind: z.literal('error'), code: z.string(), condition: z.string(), group: z.string(), meaning: z.string() }),
  z.object({
    kind: z.literal('version'),
    major: z.string(),
    minor: z.string().optional(),
    released: z.string(),
    endOfLife: z.string().optional(),
  }),
]);

/** How many of the top hits are considered for the answer. */
const ANSWER_CANDIDATES = 5;

/** Returns the answer of a hit whose name was searched, or of the first hit. */
function findAnswer(ranked: readonly RankedMatch[], texts: ReadonlyMap<string, HitFields>): SearchResult['answer'] {
  for (const { match: found } of ranked) {
    const { data, success } = answerSchema.safeParse(texts.get(found.id)?.answer);
    if (success && (found.isNamed || ranked[0]?.match === found)) return { answer: data, url: found.url };
    // A section that explains the searched message says more than the error code that the message has.
    if (found.isNamed && !found.isPage) return undefined;
  }
  return undefined;
}

function createEmptyResult(query: string, { page }: SearchRequest): SearchResult {
  return { query, correctedQuery: undefined, total: 0, isCapped: false, page, pages: 0, hits: [], facets: [], answer: undefined };
}
