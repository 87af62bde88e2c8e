import { type AnswerText, formatAnswer } from '../query/format-answer';
import type { TextPart } from '../query/highlight';
import type { SearchHit, SearchResult } from '../query/search';
import { type Facet, HITS_MAX } from '../query/search-request';
import type { IndexQuery } from './query-schema';

interface HighlightedValue {
  value: string;
  matchLevel: 'none' | 'full';
  matchedWords: string[];
}

/** A hit in the format of the external search service. */
interface IndexHit {
  objectID: string;
  url: string;
  page: string;
  kind: string;
  title: string;
  heading: string;
  path: string;
  description: string;
  sample: boolean;
  sections: SearchHit['sections'];
  _highlightResult: Record<'title' | 'heading', HighlightedValue>;
  _snippetResult: { body: HighlightedValue };
}

/** The result of a query, in the format of the external search service. `answer` and `correctedQuery` are additions. */
export interface IndexResult {
  hits: IndexHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets: Partial<Record<Facet, Record<string, number>>>;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount: boolean;
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
  correctedQuery?: string | undefined;
  answer?: (AnswerText & { url: string }) | undefined;
}

/** Converts a result to the format of the external search service. */
export function toIndexResult(query: IndexQuery, result: SearchResult, milliseconds: number): IndexResult {
  const counted = query.facets.map((facet) => {
    const values = result.facets.filter((each) => each.facet === facet).map(({ value, count }) => [value, count] as const);
    return [facet, Object.fromEntries(values)] as const;
  });
  return {
    hits: result.hits.slice(0, query.hitsPerPage).map((hit) => toIndexHit(hit, query)),
    nbHits: Math.min(result.total, HITS_MAX),
    page: query.page,
    nbPages: query.hitsPerPage === 0 ? 0 : result.pages,
    hitsPerPage: query.hitsPerPage,
    facets: Object.fromEntries(counted),
    exhaustiveNbHits: !result.isCapped,
    exhaustiveFacetsCount: !result.isCapped,
    query: query.query,
    params: new URLSearchParams({
      query: query.query,
      page: String(query.page),
      hitsPerPage: String(query.hitsPerPage),
    }).toString(),
    index: query.indexName,
    processingTimeMS: Math.ceil(milliseconds),
    correctedQuery: result.correctedQuery,
    answer: result.answer && { ...formatAnswer(result.answer.answer), url: result.answer.url },
  };
}

function toIndexHit(hit: SearchHit, query: IndexQuery): IndexHit {
  const name = toHighlighted(hit.title, query);
  const plain: HighlightedValue = { value: '', matchLevel: 'none', matchedWords: [] };
  return {
    objectID: hit.id,
    url: hit.url,
    page: hit.page,
    kind: hit.kind,
    title: hit.pageTitle,
    heading: hit.isSection ? toText(hit.title) : '',
    path: hit.path,
    description: hit.description,
    sample: hit.sample,
    sections: hit.sections,
    _highlightResult: hit.isSection
      ? { title: { ...plain, value: hit.pageTitle }, heading: name }
      : { title: name, heading: plain },
    _snippetResult: { body: toHighlighted(hit.snippet, query) },
  };
}

function toHighlighted(
  parts: readonly TextPart[],
  { highlightPreTag: begin, highlightPostTag: end }: Pick<IndexQuery, 'highlightPreTag' | 'highlightPostTag'>,
): HighlightedValue {
  const found = parts.filter(({ isFound }) => isFound);
  return {
    value: parts.map(({ text, isFound }) => (isFound ? `${begin}${text}${end}` : text)).join(''),
    matchLevel: found.length > 0 ? 'full' : 'none',
    matchedWords: [...new Set(found.map(({ text }) => text.toLowerCase()))],
  };
}

function toText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
