import type pg from 'pg';
import { quoteLexeme } from '../text/vectors';
import { toPhraseQuery } from './concepts';
import { type Bind, buildFilters, IS_VISIBLE } from './match-filters';
import { buildTextQuery, type MatchQuery, type Strictness, toExcludedLexeme } from './match-query';
import { buildCounts, type Matches, parseMatches, SELECT_MATCHES } from './match-result';
import { buildHeadScore, buildTextScore, buildVersionScore } from './match-scores';
import { excludesMost, matchesFrequently } from './frequency';
import { isCommon, prepareStatement, type Statement } from './prepare';
import { HITS_MAX } from './search-request';

/** How many of the best matches are scored by their text, which takes longest. */
const TEXT_CANDIDATES = 40;
/** A very common word matches so many hits that counting them would take too long. */
const MATCHES_MAX = 2_000;

/** Finds matches and facet counts in one statement, with all values as parameters. */
export async function findMatches(pool: Pick<pg.Pool, 'query'>, query: MatchQuery, strictness: Strictness): Promise<Matches> {
  const { rows } = await pool.query(buildMatchStatement(query, strictness));
  return parseMatches(rows[0], query.facets);
}

/** Builds the statement that finds matches, with a name when it is to be planned only once. */
export function buildMatchStatement(query: MatchQuery, strictness: Strictness): Statement & { name?: string } {
  const statement = buildStatement(query, strictness);
  return isCommon(query, strictness) ? prepareStatement(statement) : statement;
}

/** A step of the search for matches, which omits what the steps before it have found. */
interface Step {
  name: string;
  where: string;
  isNamed: string;
  score: string;
  limit: string;
}

/**
 * Most matches have the words only in their text. Those with exactly this name are found first, then those with the words in
 * their head (name, breadcrumb, or summary), so that no limit omits them.
 */
function buildStatement(query: MatchQuery, strictness: Strictness): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const any = `${bind(buildTextQuery(query, 'any'))}::tsquery`;
  const excludedPages = buildExcludedPages(query, strictness, bind);
  const steps = buildSteps(query, strictness, { any, excludedPages }, bind);
  const filters = [`and ${IS_VISIBLE}`, ...buildFilters(query, bind)].join(' ');
  const facetSet = query.facets.length === 0 ? '' : 'd.facet_set, ';
  const selects = steps.map(({ name, where, isNamed, score, limit }, index) => {
    const others = steps.slice(0, index).map((before) => `and d.ctid not in (select place from ${before.name})`);
    return `${name} as materialized (
        select d.ctid as place, d.is_page, ${facetSet}${isNamed} as is_named, ${score} as score
        from search.document d where ${where} ${filters} ${others.join(' ')} limit ${limit}
      )`;
  });
  return {
    values,
    text: `
      with ${excludedPages ?? ''} ${selects.join(', ')}, matched as not materialized (
        ${steps.map(({ name }) => `select * from ${name}`).join(' union all ')}
      ), best as (
        select place, is_named, score from matched order by score desc, place limit ${HITS_MAX}
      ), scored as (
        ${buildScored(query, strictness, any, bind)}
      ), ${buildCounts(query.facets)}
      select total, (select count(*) from texts) = (${steps.at(-1)?.limit}) as "isCapped", facets, ${SELECT_MATCHES} as matches from counted
    `,
  };
}

/**
 * Builds a step with the pages that have an excluded word, when many pages match and most of them don't: whether a page is among
 * them takes a tenth of the time of reading its text. Otherwise, returns undefined.
 */
function buildExcludedPages(query: MatchQuery, strictness: Strictness, bind: Bind): string | undefined {
  if (query.excluded.length === 0 || !matchesFrequently(query, strictness) || excludesMost(query, strictness)) return undefined;
  const excluded = `(${buildTextQuery(query, strictness)}) & (${toExcludedLexemes(query).join(' | ')})`;
  return `excluded as materialized (
        select d.ctid as place from search.document d where d.is_page and d.words @@ ${bind(excluded)}::tsquery
      ),`;
}

function toExcludedLexemes({ excluded }: MatchQuery): string[] {
  return excluded.map((word) => quoteLexeme(toExcludedLexeme(word)));
}

/** What the steps share. */
interface StepParts {
  any: string;
  excludedPages: string | undefined;
}

function buildSteps(query: MatchQuery, strictness: Strictness, { any, excludedPages }: StepParts, bind: Bind): Step[] {
  const { names, partNames, pinned, phrases } = query;
  const [wantedQuery, anyQuery] = [buildTextQuery(query, strictness), buildTextQuery(query, 'any')];
  const excluded = toExcludedLexemes(query);
  const required = phrases.map((phrase) => toPhraseQuery(phrase));
  const isNamed = `d.keys && ${bind(names)}::text[]`;
  const hasPartNames = partNames.some((name) => !names.includes(name));
  const isPartNamed = hasPartNames ? `d.keys && ${bind(partNames)}::text[]` : 'false';
  const base = `d.boost + d.is_page::int * 0.08::float8 + ${buildVersionScore(query, bind)}`;
  const headScore = `${base} + ${buildHeadScore(query, bind)} + (${isNamed})::int * 2.5::float8 + (${isPartNamed})::int * 1.3::float8`;
  // Most texts have none of the words in their head, which a single comparison shows.
  const isAllInText = wantedQuery === anyQuery && !hasPartNames;
  const textScore = isAllInText ? base : `case when d.head @@ ${any} or ${isPartNamed} then ${headScore} else ${base} end`;
  const withoutExcluded = excluded.map((lexeme) => `not d.words @@ ${bind(lexeme)}::tsquery`);
  const withPhrases = required.map((phrase) => `d.words @@ ${bind(phrase)}::tsquery`);
  const restrictions = [...withoutExcluded, ...withPhrases].map((condition) => `and ${condition}`).join(' ');
  // Postgres doesn't look for this in an index, which would find all texts with these words.
  const toChecks = (conditions: readonly string[]) => conditions.map((condition) => `and (${condition}) is true`).join(' ');
  const checks = toChecks([...withoutExcluded, ...withPhrases]);
  const inHead = `d.head @@ ${bind(wantedQuery)}::tsquery`;
  // One condition for all, which the index answers.
  const inText = `d.words @@ ${bind([`(${wantedQuery})`, ...required, ...excluded.map((lexeme) => `!${lexeme}`)].join(' & '))}::tsquery`;
  const limit = String(MATCHES_MAX);
  const isFrequent = matchesFrequently(query, strictness);
  const named = { name: 'named', where: `${isNamed} ${checks}`, isNamed: 'true', score: headScore, limit };
  const buildPageHeads = (): string => {
    if (excluded.length === 0) return inHead;
    if (excludedPages !== undefined) return `${inHead} and d.ctid not in (select place from excluded)`;
    // Few pages are left, so the index for words is read, and then the heads of what it finds.
    const left = [`(${wantedQuery})`, ...excluded.map((lexeme) => `!${lexeme}`)].join(' & ');
    return `d.words @@ ${bind(left)}::tsquery and (${inHead}) is true`;
  };
  const inHeads = isFrequent ? `${buildPageHeads()} ${toChecks(withPhrases)}` : `${inHead} ${restrictions}`;
  const heads = { name: 'heads', where: inHeads, isNamed: 'false', score: headScore, limit };
  const texts = { name: 'texts', where: inText, isNamed: 'false', score: textScore, limit };
  const others = isFrequent ? toPagesOnly(heads, texts) : [heads, texts];
  if (pinned.length === 0) return [named, ...others];
  const where = `d.url = any(${bind(pinned)}::text[]) ${restrictions}`;
  return [{ name: 'pinned', where, isNamed, score: `100 + ${headScore}`, limit }, named, ...others];
}

/**
 * Limits the steps for words to pages, which have indexes of their own: those of all hits have many times as many entries, and
 * Postgres reads all that match before the limit applies. With enough pages by their heads, texts aren't searched.
 */
function toPagesOnly(heads: Step, texts: Step): Step[] {
  const left = `${MATCHES_MAX} - (select count(*) from named)`;
  return [
    { ...heads, where: `d.is_page and ${heads.where}`, limit: left },
    { ...texts, where: `d.is_page and ${texts.where}`, limit: `${left} - (select count(*) from heads)` },
  ];
}

/** Adds the score of the texts of the best matches. */
function buildScored(query: MatchQuery, strictness: Strictness, any: string, bind: Bind): string {
  return `select d.id, d.xmin as version, d.url, d.is_page,
          case d.heading when '' then d.title else d.heading end as name, b.is_named,
          b.score + case when row_number() over (order by b.score desc, b.place) > ${TEXT_CANDIDATES} then 0 else
            ${buildTextScore(query, strictness, any, bind)} end as score
        from best b join search.document d on d.ctid = b.place`;
}
