import { type Concept, toPhraseQuery, toTsQuery } from './concepts';
import type { Bind } from './match-filters';
import type { MatchQuery, Strictness, WeightedConcept } from './match-query';

/** Bonus for a hit with all words when some may be missing. */
export const PRESENCE_SCORE = 1.5;
/** Bonus for each word that follows the previous one as typed, up to a maximum number of words. */
const NEIGHBOR_SCORE = 0.4;
const NEIGHBORS_MAX = 3;
/** Bonus for a page about a version in the query, and penalty for a page about another. */
const VERSION_SCORE = 0.25;

/** Scores a page by the version that it is about. */
export function buildVersionScore({ versions }: Pick<MatchQuery, 'versions'>, bind: Bind): string {
  if (versions.length === 0) return '0';
  const own = `d.versions && ${bind(versions)}::text[]`;
  return `case when cardinality(d.versions) = 0 then 0 when ${own} then ${VERSION_SCORE} else -${VERSION_SCORE} end::float8`;
}

/**
 * Scores the words in the text: how often they occur, whether they follow each other as typed, and how many there are when some
 * may be missing.
 * @param any a query that any of the words matches
 */
export function buildTextScore({ concepts, sequence }: MatchQuery, strictness: Strictness, any: string, bind: Bind): string {
  const neighbors = bind(NEIGHBOR_SCORE * Math.min(NEIGHBORS_MAX, sequence.length - 1));
  const areNeighbors = sequence.length < 2 ? '0' : `(d.words @@ ${bind(toPhraseQuery(sequence))}::tsquery)::int`;
  const present =
    strictness === 'all'
      ? []
      : concepts.map((concept) => `(d.words @@ ${bind(toTsQuery(concept))}::tsquery)::int * ${bind(concept.weight)}::float8`);
  return (
    `0.5::float8 * least(1, 4 * ts_rank(d.words, ${any}, 1)) + ${neighbors}::float8 * ${areNeighbors} ` +
    `+ ${PRESENCE_SCORE}::float8 * (${addUp(present)})`
  );
}

/** Scores the words in the head, how much of the name they are, and a name with all of them. */
export function buildHeadScore({ concepts }: MatchQuery, bind: Bind): string {
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
  const begun =
    concept.prefix === undefined ? '' : `, ${bind(share)}::float8 * ${buildLevel({ ...concept, alternatives: [] }, bind)}`;
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

const addUp = (parts: readonly string[]): string => (parts.length === 0 ? '0' : parts.join(' + '));
