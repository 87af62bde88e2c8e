import type pg from 'pg';
import { quoteLexeme, toStemLexeme } from '../text/vectors';
import { getStem } from '../text/tokenize';
import { toPhraseQuery } from './concepts';
import { type Bind, buildFilters, IS_VISIBLE } from './match-filters';
import { buildTextQuery, type MatchQuery, type Strictness } from './match-query';
import { buildCounts, type Matches, parseMatches, SELECT_MATCHES } from './match-result';
import { buildHeadScore, buildTextScore, buildVersionScore } from './match-scores';
import { matchesFrequently } from './frequency';
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
  const steps = buildSteps(query, strictness, any, bind);
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
      with ${selects.join(', ')}, matched as not materialized (
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

function buildSteps(query: MatchQuery, strictness: Strictness, any: string, bind: Bind): Step[] {
  const { names, partNames, pinned, phrases } = query;
  const [wantedQuery, anyQuery] = [buildTextQuery(query, strictness), buildTextQuery(query, 'any')];
  const excluded = query.excluded.map((word) => quoteLexeme(toStemLexeme(getStem(word))));
  const required = phrases.map((phrase) => toPhraseQuery(phrase));
  const isNamed = `d.keys && ${bind(names)}::text[]`;
  const hasPartNames = partNames.some((name) => !names.includes(name));
  const isPartNamed = hasPartNames ? `d.keys && ${bind(partNames)}::text[]` : 'false';
  const base = `d.boost + d.is_page::int * 0.08::float8 + ${buildVersionScore(query, bind)}`;
  const headScore = `${base} + ${buildHeadScore(query, bind)} + (${isNamed})::int * 2.5::float8 + (${isPartNamed})::int * 1.3::float8`;
  // Most texts have none of the words in their head, which a single comparison shows.
  const isAllInText = wantedQuery === anyQuery && !hasPartNames;
  const textScore = isAllInText ? base : `case when d.head @@ ${any} or ${isPartNamed} then ${headScore} else ${base} end`;
  const conditions = [
    ...excluded.map((lexeme) => `not d.words @@ ${bind(lexeme)}::tsquery`),
    ...required.map((phrase) => `d.words @@ ${bind(phrase)}::tsquery`),
  ];
  const restrictions = conditions.map((condition) => `and ${condition}`).join(' ');
  // Postgres doesn't look for this in an index, which would find all texts with these words.
  const checks = conditions.map((condition) => `and (${condition}) is true`).join(' ');
  const inHead = `d.head @@ ${bind(wantedQuery)}::tsquery`;
  // One condition for all, which the index answers.
  const inText = `d.words @@ ${bind([`(${wantedQuery})`, ...required, ...excluded.map((lexeme) => `!${lexeme}`)].join(' & '))}::tsquery`;
  const limit = String(MATCHES_MAX);
  const isFrequent = matchesFrequently(query, strictness);
  const named = { name: 'named', where: `${isNamed} ${checks}`, isNamed: 'true', score: headScore, limit };
  const inHeads = `${inHead} ${isFrequent ? checks : restrictions}`;
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
