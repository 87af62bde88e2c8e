import { renderStatic } from '@/ui/render-static';
import type { SearchResult } from '../query/search';
import { searchParamsSchema, type SearchRequest } from '../query/search-request';
import { Search, type SearchOutcome } from './search';
import type { SearchScope } from './search-scope';

const NO_REQUEST = searchParamsSchema.parse({});

/** A result with every element that results can have. */
const SAMPLE_RESULT: SearchResult = {
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
      sample: true,
      sections: [{ url: '', heading: '' }],
    },
  ],
  // Not the kind, which the search of one kind has no filter for.
  facets: [
    { facet: 'topic', value: '1', count: 1 },
    { facet: 'topic', value: '2', count: 1 },
  ],
  answer: { answer: { kind: 'setting', name: '', meaning: '1', facts: '1' }, url: '' },
};

/** Renders the content of a search page. */
export function renderSearchHtml(
  scope: SearchScope,
  request: SearchRequest = NO_REQUEST,
  outcome: SearchOutcome = { state: 'idle' },
): Promise<string> {
  return renderStatic(<Search request={request} scope={scope} outcome={outcome} />);
}

/**
 * Renders the elements and classes that results may have, without content. A page contains only the styles it uses, and the
 * results are inserted later.
 */
export async function renderResultTemplate(scope: SearchScope): Promise<string> {
  const outcomes: SearchOutcome[] = [
    { state: 'answered', result: SAMPLE_RESULT, productNames: {}, similar: [], popular: [] },
    {
      state: 'answered',
      result: { ...SAMPLE_RESULT, total: 0 },
      productNames: {},
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
