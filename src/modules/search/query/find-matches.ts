import type pg from 'pg';
import { z } from 'zod';
import { quoteLexeme, toStemLexeme } from '../text/vectors';
import { getStem } from '../text/tokenize';
import { type Concept, toPhraseQuery, toTsQuery } from './concepts';
import { type Bind, buildFilters } from './match-filters';
import { prepareStatement, type Statement } from './prepare';
import { type Facet, type FacetFilters, type FilterExpression, HITS_MAX } from './search-request';

/** A concept and its weight: rare words count more than common ones. */
export interface WeightedConcept extends Concept {
  weight: number;
}

export interface MatchQuery {
  concepts: readonly WeightedConcept[];
  /** All words as typed, which may be adjacent in a hit. */
  sequence: readonly string[];
  phrases: readonly (readonly string[])[];
  excluded: readonly string[];
  /** Names that the whole query may be. */
  names: readonly string[];
  /** Names that parts of the query may be, such as a setting in a question. */
  partNames: readonly string[];
  /** Major versions in the query: pages about another version are rarely wanted. */
  versions: readonly string[];
  /** URLs that editors pinned for this query. */
  pinned: readonly string[];
  filters: FacetFilters;
  /** Applies in addition to the filters. */
  condition?: FilterExpression | undefined;
  /** The facets whose values are counted. */
  facets: readonly Facet[];
}

/** How many of the concepts a hit must match. */
export type Strictness = 'all' | 'all-but-one' | 'any';

/** A hit with the data needed to rank it. The rest is read when it is shown. */
export interface Match {
  id: string;
  /** The transaction that wrote the row: with another text, the row has another version. */
  version: string;
  url: string;
  page: string;
  isPage: boolean;
  /** The heading of a section, or the title of a page. */
  name: string;
  isNamed: boolean;
  score: number;
}

export interface FacetCount {
  facet: Facet;
  value: string;
  count: number;
}

const valuesSchema = z.array(z.string());
const resultSchema = z.object({
  total: z.number(),
  isCapped: z.boolean(),
  facets: z.array(z.tuple([z.string(), valuesSchema, valuesSchema, valuesSchema, z.number()])).nullable(),
  matches: z.array(z.tuple([z.string(), z.string(), z.string(), z.boolean(), z.string(), z.boolean(), z.number()])).nullable(),
});
export interface Matches {
  total: number;
  /** Whether there are more matches than were counted. */
  isCapped: boolean;
  facets: FacetCount[];
  matches: Match[];
}

/** Bonus for a hit with all words when some may be missing. */
export const PRESENCE_SCORE = 1.5;
/** Bonus for each word that follows the previous one as typed, up to a maximum number of words. */
const NEIGHBOR_SCORE = 0.4;
const NEIGHBORS_MAX = 3;
/** Bonus for a page about a version in the query, and penalty for a page about another. */
const VERSION_SCORE = 0.25;
/** How many of the best matches are scored by their text, which takes longest. */
const TEXT_CANDIDATES = 40;
/** A very common word matches so many hits that counting them would take too long. */
const MATCHES_MAX = 2_000;
/** Popularity is based on the results opened in this many days. */
const POPULAR_DAYS = 30;

/** Finds matches and facet counts in one statement, with all values as parameters. */
export async function findMatches(pool: Pick<pg.Pool, 'query'>, query: MatchQuery, strictness: Strictness): Promise<Matches> {
  const { rows } = await pool.query(prepareStatement(buildStatement(query, strictness)));
  return toMatches(resultSchema.parse(rows[0]), query.facets);
}

type Result = z.infer<typeof resultSchema>;

function toMatches({ total, isCapped, facets, matches }: Result, counted: readonly Facet[]): Matches {
  return { total, isCapped, facets: countFacets(facets ?? [], counted), matches: (matches ?? []).map(toMatch) };
}

function toMatch([id, version, url, isPage, name, isNamed, score]: NonNullable<Result['matches']>[number]): Match {
  return { id, version, url, page: url.split('#', 1)[0] ?? url, isPage, name, isNamed, score };
}

/** Only a few combinations of values occur, so Postgres counts the combinations, and they are split here. */
function countFacets(sets: NonNullable<Result['facets']>, facets: readonly Facet[]): FacetCount[] {
  return facets.flatMap((facet) => {
    const counts = new Map<string, number>();
    for (const [kind, products, topics, versions, pages] of sets) {
      const values: Readonly<Record<Facet, readonly string[]>> = {
        kind: [kind],
        product: products,
        topic: topics,
        version: versions,
      };
      for (const value of values[facet]) counts.set(value, (counts.get(value) ?? 0) + pages);
    }
    return Array.from(counts, ([value, count]) => ({ facet, value, count }));
  });
}

const IS_VISIBLE = '(d.visible_from is null or d.visible_from <= now()) and (d.visible_until is null or d.visible_until > now())';

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
function buildScored({ concepts, sequence }: MatchQuery, strictness: Strictness, any: string, bind: Bind): string {
  const neighbors = bind(NEIGHBOR_SCORE * Math.min(NEIGHBORS_MAX, sequence.length - 1));
  const areNeighbors = sequence.length < 2 ? '0' : `(d.words @@ ${bind(toPhraseQuery(sequence))}::tsquery)::int`;
  const present =
    strictness === 'all'
      ? []
      : concepts.map((concept) => `(d.words @@ ${bind(toTsQuery(concept))}::tsquery)::int * ${bind(concept.weight)}::float8`);
  return `select d.id, d.xmin as version, d.url, d.is_page,
          case d.heading when '' then d.title else d.heading end as name, b.is_named,
          b.score + case when row_number() over (order by b.score desc, b.place) > ${TEXT_CANDIDATES} then 0 else
            0.5::float8 * least(1, 4 * ts_rank(d.words, ${any}, 1)) + ${neighbors}::float8 * ${areNeighbors}
            + ${PRESENCE_SCORE}::float8 * (${addUp(present)}) end as score
        from best b join search.document d on d.ctid = b.place`;
}

const addUp = (parts: readonly string[]): string => (parts.length === 0 ? '0' : parts.join(' + '));

const SELECT_MATCHES = '(select json_agg(json_build_array(id, version, url, is_page, name, is_named, score)) from scored)';

function buildTextQuery({ concepts, phrases }: MatchQuery, strictness: Strictness): string {
  // The page that answers a question about a version may name the version nowhere, or in a table of all of them.
  const others = concepts.filter(({ isVersion }) => !isVersion);
  const required = strictness === 'all' && others.length > 0 ? others : concepts;
  const queries = required.map((concept) => toTsQuery(concept));
  if (queries.length === 0) return phrases.map((phrase) => toPhraseQuery(phrase)).join(' & ');
  if (strictness === 'all') return queries.join(' & ');
  if (strictness === 'any') return queries.join(' | ');
  return queries.map((_, left) => `(${queries.filter((_each, index) => index !== left).join(' & ')})`).join(' | ');
}

/** Scores the words in the head, how much of the name they are, and a name with all of them. */
function buildHeadScore({ concepts }: MatchQuery, bind: Bind): string {
  const inName = concepts.map((concept) => toTsQuery(concept, 'A'));
  const levels = concepts.map((concept) => buildConceptScore(concept, bind));
  const named = inName.map((name) => `(d.head @@ ${bind(name)}::tsquery)::int`);
  const isComplete = inName.length === 0 ? 'false' : `d.head @@ ${bind(inName.join(' & '))}::tsquery`;
  return (
    `2 * (${addUp(levels)}) + 0.5::float8 * least(1, (${addUp(named)})::float8 / greatest(1, d.name_length)) ` +
    `+ (${isComplete})::int * 0.4::float8`
  );
}

/**
 * A word counts most in the name of a page, then in the name of a section, in its breadcrumb, and in the summary. A prefix
 * match counts less than a whole word.
 */
function buildConceptScore({ weight, ...concept }: WeightedConcept, bind: Bind): string {
  const whole = buildLevel({ ...concept, prefix: undefined }, bind);
  // The prefix of an identifier is specific, so it isn't discounted.
  const share = concept.prefix?.includes('_') ? 1 : 0.6;
  const begun = concept.prefix === undefined ? '' : `, ${share}::float8 * ${buildLevel({ ...concept, alternatives: [] }, bind)}`;
  return `${bind(weight)}::float8 * greatest(${whole}${begun})`;
}

function buildLevel(concept: Concept, bind: Bind): string {
  const [name, above, any] = ['A', 'AB', ''].map((weight) => `d.head @@ ${bind(toTsQuery(concept, weight))}::tsquery`);
  return (
    `(case when not ${any} then 0 ` +
    `when ${name} then case when d.is_page or cardinality(d.keys) > 0 then 1 else 0.75::float8 end ` +
    `when ${above} then 0.6 else 0.45 end)`
  );
}

function buildVersionScore({ versions }: Pick<MatchQuery, 'versions'>, bind: Bind): string {
  if (versions.length === 0) return '0';
  const own = `d.versions && ${bind(versions)}::text[]`;
  return `case when cardinality(d.versions) = 0 then 0 when ${own} then ${VERSION_SCORE} else -${VERSION_SCORE} end::float8`;
}

/** Counting takes a noticeable part of the search time, so only requested facets are counted. */
function buildCounts(facets: readonly Facet[]): string {
  if (facets.length === 0) return 'counted as (select count(*)::int as total, null::json as facets from matched where is_page)';
  return `sets as materialized (
        select min(place) as place, count(*)::int as pages from matched where is_page group by facet_set
      ), counted as (
        select coalesce(sum(pages), 0)::int as total, json_agg(json_build_array(d.kind, d.products, d.topics, d.versions, pages)) as facets
        from sets join search.document d on d.ctid = sets.place
      )`;
}

/** Finds all public pages that pass the filters: those opened most often from search results first, then the newest. */
export async function findAllPages(
  pool: Pick<pg.Pool, 'query'>,
  query: Pick<MatchQuery, 'filters' | 'condition' | 'facets'>,
): Promise<Matches> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { rows } = await pool.query(
    `with clicked as (
       select split_part(url, '#', 1) as page, sum(clicks) as clicks from search.click_count
       where day > current_date - ${POPULAR_DAYS} group by 1
     ), matched as materialized (
       select d.ctid as place, d.id, d.is_page, d.page, d.facet_set, d.boost, d.source_updated_at
       from search.document d
       where d.is_page and ${IS_VISIBLE}
         ${buildFilters(query, bind).join(' ')}
     ), best as (
       select m.id, row_number() over (order by coalesce(c.clicks, 0) desc, m.source_updated_at desc, m.boost desc, m.id) as rank
       from matched m left join clicked c using (page)
     ), scored as (
       select d.id, d.xmin as version, d.url, d.is_page, d.title as name, false as is_named, (-b.rank)::float8 as score
       from best b join search.document d using (id) where b.rank <= ${HITS_MAX}
     ), ${buildCounts(query.facets)}
     select total, false as "isCapped", facets, ${SELECT_MATCHES} as matches from counted`,
    values,
  );
  return toMatches(resultSchema.parse(rows[0]), query.facets);
}
