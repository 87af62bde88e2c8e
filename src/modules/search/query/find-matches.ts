import type pg from 'pg';
import { quoteLexeme, toStemLexeme } from '../text/vectors';
import { getStem } from '../text/tokenize';
import { toPhraseQuery } from './concepts';
import { type Bind, buildFilters, IS_VISIBLE } from './match-filters';
import { buildTextQuery, type MatchQuery, type Strictness } from './match-query';
import { buildCounts, type Matches, parseMatches, SELECT_MATCHES } from './match-result';
import { buildHeadScore, buildTextScore, buildVersionScore } from './match-scores';
import { prepareStatement, type Statement } from './prepare';
import { HITS_MAX } from './search-request';

/** How many of the best matches are scored by their text, which takes longest. */
const TEXT_CANDIDATES = 40;
/** A very common word matches so many hits that counting them would take too long. */
const MATCHES_MAX = 2_000;

/** Finds matches and facet counts in one statement, with all values as parameters. */
export async function findMatches(pool: Pick<pg.Pool, 'query'>, query: MatchQuery, strictness: Strictness): Promise<Matches> {
  const { rows } = await pool.query(prepareStatement(buildStatement(query, strictness)));
  return parseMatches(rows[0], query.facets);
}

/** A step of the search for matches, which omits what the steps before it have found. */
interface Step {
  name: string;
  where: string;
  isNamed: string;
  score: string;
  limit: number;
}

/**
 * Most matches have the words only in their text. Those with the words in their head (name, breadcrumb, or summary) are found
 * first, so that no limit omits them.
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
      select total, (select count(*) from texts) = ${MATCHES_MAX} as "isCapped", facets, ${SELECT_MATCHES} as matches from counted
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
  const restrictions = [
    ...excluded.map((lexeme) => `and not d.words @@ ${bind(lexeme)}::tsquery`),
    ...required.map((phrase) => `and d.words @@ ${bind(phrase)}::tsquery`),
  ].join(' ');
  const inHead = `d.head @@ ${bind(wantedQuery)}::tsquery`;
  // One condition for all, which the index answers.
  const inText = `d.words @@ ${bind([`(${wantedQuery})`, ...required, ...excluded.map((lexeme) => `!${lexeme}`)].join(' & '))}::tsquery`;
  const steps: Step[] = [
    { name: 'heads', where: `(${inHead} or ${isNamed}) ${restrictions}`, isNamed, score: headScore, limit: MATCHES_MAX },
    { name: 'texts', where: inText, isNamed: 'false', score: textScore, limit: MATCHES_MAX },
  ];
  if (pinned.length === 0) return steps;
  const where = `d.url = any(${bind(pinned)}::text[]) ${restrictions}`;
  return [{ name: 'pinned', where, isNamed, score: `100 + ${headScore}`, limit: MATCHES_MAX }, ...steps];
}

/** Adds the score of the texts of the best matches. */
function buildScored(query: MatchQuery, strictness: Strictness, any: string, bind: Bind): string {
  return `select d.id, d.xmin as version, d.url, d.is_page,
          case d.heading when '' then d.title else d.heading end as name, b.is_named,
          b.score + case when row_number() over (order by b.score desc, b.place) > ${TEXT_CANDIDATES} then 0 else
            ${buildTextScore(query, strictness, any, bind)} end as score
        from best b join search.document d on d.ctid = b.place`;
}
