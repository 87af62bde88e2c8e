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
  named: z.number(),
  others: z.number(),
  facets: z.array(z.tuple([z.string(), valuesSchema, valuesSchema, valuesSchema, z.number()])).nullable(),
  matches: z.array(z.tuple([z.string(), z.string(), z.boolean(), z.string(), z.boolean(), z.number()])).nullable(),
});
export interface Matches {
  total: number;
  /** Whether there are more matches than were counted. */
  isCapped: boolean;
  facets: FacetCount[];
  matches: Match[];
}

/** Where matches have the words: in the name, breadcrumb, or summary; only in the text; or in either. */
type Place = 'head' | 'text' | 'anywhere';

/** Bonus for a hit with all words when some may be missing. */
export const PRESENCE_SCORE = 1.5;
/** Bonus for each word that follows the previous one as typed, up to a maximum number of words. */
const NEIGHBOR_SCORE = 0.4;
const NEIGHBORS_MAX = 3;
/** Bonus for a page about a version in the query, and penalty for a page about another. */
const VERSION_SCORE = 0.25;
/** How many of the best matches are listed, and how many of those are scored by their text, which takes longest. */
const CANDIDATES = 150;
const TEXT_CANDIDATES = 80;
/** A loose query for common words matches nearly everything. This many matches are enough to choose from. */
const LOOSE_MATCHES_MAX = 4_000;
/** A very common word matches so many texts that counting them would take too long. */
const NAMED_MATCHES_MAX = 2_000;
const TEXT_MATCHES_MAX = 5_000;
/** Popularity is based on the results opened in this many days. */
const POPULAR_DAYS = 30;

/** Finds matches and facet counts in one statement, with all values as parameters. */
export async function findMatches(pool: Pick<pg.Pool, 'query'>, query: MatchQuery, strictness: Strictness): Promise<Matches> {
  const { rows } = await pool.query(prepareStatement(buildStatement(query, strictness)));
  const { total, named, others, facets, matches } = resultSchema.parse(rows[0]);
  const isCapped = named >= NAMED_MATCHES_MAX || others >= (strictness === 'all' ? TEXT_MATCHES_MAX : LOOSE_MATCHES_MAX);
  return { total, isCapped, facets: countFacets(facets ?? [], query.facets), matches: (matches ?? []).map(toMatch) };
}

type Result = z.infer<typeof resultSchema>;

function toMatch([id, url, isPage, name, isNamed, score]: NonNullable<Result['matches']>[number]): Match {
  return { id, url, page: url.split('#', 1)[0] ?? url, isPage, name, isNamed, score };
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

function buildStatement(query: MatchQuery, strictness: Strictness): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const [wantedQuery, anyQuery] = [buildTextQuery(query, strictness), buildTextQuery(query, 'any')];
  const wanted = bind(wantedQuery);
  const isNamed = `d.keys && ${bind(query.names)}::text[]`;
  const isPartNamed = query.partNames.length === 0 ? 'false' : `d.keys && ${bind(query.partNames)}::text[]`;
  const all = bind(anyQuery);
  const weights = query.concepts.map((concept) => buildHeadScore(concept, bind));
  const named = query.concepts.map((concept) => `(d.head @@ ${bind(toTsQuery(concept, 'A'))}::tsquery)::int`);
  const present =
    strictness === 'all'
      ? []
      : query.concepts.map(
          (concept) => `(d.words @@ ${bind(toTsQuery(concept))}::tsquery)::int * ${bind(concept.weight)}::float8`,
        );
  const excluded = query.excluded.map((word) => `and not d.words @@ ${bind(quoteLexeme(toStemLexeme(getStem(word))))}::tsquery`);
  const phrases = query.phrases.map((phrase) => `and d.words @@ ${bind(toPhraseQuery(phrase))}::tsquery`);
  const sideBySide = query.sequence.length < 2 ? '0' : `(d.words @@ ${bind(toPhraseQuery(query.sequence))}::tsquery)::int`;
  const filters = buildFilters(query, bind);
  const sum = (parts: readonly string[]): string => (parts.length === 0 ? '0' : parts.join(' + '));
  const count = Math.max(1, query.concepts.length);
  const versionScore = buildVersionScore(query, bind);
  // Separate from the others, so that no limit omits them.
  const isPinned = query.pinned.length === 0 ? 'false' : `d.url = any(${bind(query.pinned)}::text[])`;
  const notPinned = query.pinned.length === 0 ? '' : `and not ${isPinned}`;
  const select = (place: Place): string => {
    // Most matches have the words only in their text, which a single comparison shows.
    const ofHead = (parts: readonly string[]): string =>
      parts.length === 0 || (place === 'text' && wantedQuery === anyQuery)
        ? '0'
        : `case when d.head @@ ${all}::tsquery then ${parts.join(' + ')} else 0 end`;
    return `
    select ${place === 'head'} as in_head, ${isPinned} as is_pinned, d.ctid as place, d.id, d.is_page, ${query.facets.length === 0 ? '' : 'd.facet_set, '}d.boost, d.name_length,
      ${versionScore} as version_score, ${place === 'text' ? 'false' : isNamed} as is_named, ${isPartNamed} as is_part_named,
      ${ofHead(weights)} as head_score, ${ofHead(named)} as named
    from search.document d
    where (d.visible_from is null or d.visible_from <= now()) and (d.visible_until is null or d.visible_until > now())
      ${[...excluded, ...phrases, ...filters].join(' ')}`;
  };
  // Hits with the words in their name come first, so that the limit doesn't omit top results.
  const inHead = `(d.head @@ ${wanted}::tsquery or ${isNamed})`;
  // Few texts have keys, and an empty array is recognized without comparing it.
  const notInHead = `not d.head @@ ${wanted}::tsquery and (cardinality(d.keys) = 0 or not ${isNamed})`;
  const found =
    strictness === 'all'
      ? `(${select('head')} and ${inHead} ${notPinned} limit ${NAMED_MATCHES_MAX}) union all (${select('text')} and d.words @@ ${wanted}::tsquery and ${notInHead} ${notPinned} limit ${TEXT_MATCHES_MAX})`
      : `(${select('anywhere')} and (d.words @@ ${wanted}::tsquery or ${isNamed}) ${notPinned} limit ${LOOSE_MATCHES_MAX})`;
  const matched = query.pinned.length === 0 ? found : `(${select('head')} and ${isPinned}) union all ${found}`;
  return {
    values,
    text: `
      with matched as materialized (
        ${matched}
      ), counted as (
        select count(*) filter (where is_page) as total, count(*) filter (where in_head) as named,
          count(*) filter (where not in_head) as others
        from matched
      ), best as (
        select place, id, is_named, 100 * is_pinned::int + 2 * head_score + boost + version_score + is_named::int * 2.5::float8 + is_part_named::int * 1.3::float8
          + 0.5::float8 * least(1, named::float8 / greatest(1, name_length)) + (named >= ${count})::int * 0.4::float8
          + is_page::int * 0.08::float8 as first_score
        from matched order by first_score desc, id limit ${CANDIDATES}
      ), scored as (
        select d.id, d.url, d.is_page, case d.heading when '' then d.title else d.heading end as name, b.is_named,
          b.first_score + case when row_number() over (order by b.first_score desc, b.id) > ${TEXT_CANDIDATES} then 0 else
            0.5::float8 * least(1, 4 * ts_rank(d.words, ${all}::tsquery, 1)) + ${bind(NEIGHBOR_SCORE * Math.min(NEIGHBORS_MAX, query.sequence.length - 1))}::float8 * ${sideBySide} + ${PRESENCE_SCORE}::float8 * (${sum(present)}) end as score
        from best b join search.document d on d.ctid = b.place
      )
      select total::int, named::int, others::int, ${buildCounts(query.facets)} as facets, ${SELECT_MATCHES} as matches from counted
    `,
  };
}

const SELECT_MATCHES = '(select json_agg(json_build_array(id, url, is_page, name, is_named, score)) from scored)';

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

/**
 * A word counts most in the name of a page, then in the name of a section, in its breadcrumb, and in the summary. A prefix
 * match counts less than a whole word.
 */
function buildHeadScore({ weight, ...concept }: WeightedConcept, bind: Bind): string {
  const whole = buildLevel({ ...concept, prefix: undefined }, bind);
  // The prefix of an identifier is specific, so it isn't discounted.
  const share = concept.prefix?.includes('_') ? 1 : 0.6;
  const begun = concept.prefix === undefined ? '' : `, ${share}::float8 * ${buildLevel({ ...concept, alternatives: [] }, bind)}`;
  return `${bind(weight)}::float8 * greatest(${whole}${begun})`;
}

function buildLevel(concept: Concept, bind: Bind): string {
  const [name, above, any] = ['A', 'AB', ''].map((weight) => `d.head @@ ${bind(toTsQuery(concept, weight))}::tsquery`);
  return `(case when not ${any} then 0 when ${name} then case when d.is_page or cardinality(d.keys) > 0 then 1 else 0.75::float8 end when ${above} then 0.6 else 0.45 end)`;
}

function buildVersionScore({ versions }: Pick<MatchQuery, 'versions'>, bind: Bind): string {
  if (versions.length === 0) return '0';
  const own = `d.versions && ${bind(versions)}::text[]`;
  return `case when cardinality(d.versions) = 0 then 0 when ${own} then ${VERSION_SCORE} else -${VERSION_SCORE} end::float8`;
}

/** Counting takes a noticeable part of the search time, so only requested facets are counted. */
function buildCounts(facets: readonly Facet[]): string {
  if (facets.length === 0) return 'null::json';
  return `(select json_agg(json_build_array(d.kind, d.products, d.topics, d.versions, sets.pages)) from (
    select min(place) as place, count(*) as pages from matched where is_page group by facet_set
  ) as sets join search.document d on d.ctid = sets.place)`;
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
       where d.is_page and (d.visible_from is null or d.visible_from <= now()) and (d.visible_until is null or d.visible_until > now())
         ${buildFilters(query, bind).join(' ')}
     ), best as (
       select m.id, row_number() over (order by coalesce(c.clicks, 0) desc, m.source_updated_at desc, m.boost desc, m.id) as rank
       from matched m left join clicked c using (page)
     ), scored as (
       select d.id, d.url, d.is_page, d.title as name, false as is_named, (-b.rank)::float8 as score
       from best b join search.document d using (id) where b.rank <= ${HITS_MAX}
     )
     select (select count(*) from matched)::int as total, 0 as named, 0 as others,
       ${buildCounts(query.facets)} as facets, ${SELECT_MATCHES} as matches`,
    values,
  );
  const { total, facets, matches } = resultSchema.parse(rows[0]);
  return { total, isCapped: false, facets: countFacets(facets ?? [], query.facets), matches: (matches ?? []).map(toMatch) };
}
