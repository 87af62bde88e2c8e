import { renderStatic } from '@/ui/render-static';
import type { SearchResult } from '../query/search';
import { searchParamsSchema, type SearchRequest } from '../query/search-request';
import { Search, type SearchOutcome } from './search';
import type { SearchScope } from './search-scope';

const NO_REQUEST = searchParamsSchema.parse({});

/** One of everything that results can show. */
const EVERYTHING: SearchResult = {
  query: '',
  correctedQuery: '',
  total: 20,
  isCapped: false,
  page: 1,
  pages: 2,
  hits: [
    {
      id: '',
      url: '',
      kind: '',
      title: [{ text: '', isFound: true }],
      isSection: false,
      pageTitle: '',
      page: '',
      description: '',
      path: '',
      snippet: [],
      sample: false,
      sections: [{ url: '', heading: '' }],
    },
  ],
  facets: [
    { facet: 'kind', value: '1', count: 1 },
    { facet: 'kind', value: '2', count: 1 },
  ],
  answer: { answer: { kind: 'setting', name: '', meaning: '1', facts: '1' }, url: '' },
};

/** Renders the content of a search page. */
export function renderSearchHtml(
  scope: SearchScope,
  request: SearchRequest = NO_REQUEST,
  outcome: SearchOutcome = { state: 'not-asked' },
): Promise<string> {
  return renderStatic(<Search request={request} scope={scope} outcome={outcome} />);
}

/**
 * Renders the elements and classes that results may have, without anything else: a page is sent with the styles of what
 * is in it, and the results are put in later.
 */
export async function renderResultShapes(scope: SearchScope): Promise<string> {
  const outcomes: SearchOutcome[] = [
    { state: 'answered', result: EVERYTHING, similar: [], popular: [] },
    {
      state: 'answered',
      result: { ...EVERYTHING, total: 0 },
      similar: [{ url: '', label: '', description: '', icon: 'book' }],
      popular: [''],
    },
  ];
  const pages = await Promise.all(outcomes.map((outcome) => renderSearchHtml(scope, NO_REQUEST, outcome)));
  return pages
    .join('')
    .replaceAll(/>[^<]+/g, '>')
    .replaceAll(/ (?!class=)[\w-]+="[^"]*"/g, '');
}
