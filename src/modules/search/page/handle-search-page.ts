import { findSimilarPages } from '@/modules/pages';
import { escapeHtml } from '@/platform/escape-markup';
import { fetchInternalPage, type InternalPage } from '@/platform/internal-pages';
import { TimeoutError } from '@/platform/wait-with-timeout';
import { consumeSearchQuota } from '../api/rate-limit';
import { searchSite } from '../query/search-site';
import { searchParamsSchema, type SearchRequest } from '../query/search-request';
import { countQuery } from '../statistics/count-query';
import { findPopularQueries } from '../statistics/popular-queries';
import { findProductNames } from './product-names';
import { rejectSearch } from './reject-search';
import type { SearchOutcome } from './search';
import { renderSearchHtml } from './search-html';
import { addQueryToTitle } from './search-title';
import type { SearchScope } from './search-scope';

const PAGE_TIME_LIMIT_MS = 5_000;
const STATUS: Readonly<Record<SearchOutcome['state'], number>> = { idle: 200, answered: 200, busy: 503 };

/**
 * Responds to a search with the cached page of its scope, into which the results are inserted.
 * @throws when the page can't be rendered
 */
export async function handleSearchPage(request: Request, scope: SearchScope): Promise<Response> {
  const searched = searchParamsSchema.parse(readParams(new URL(request.url).searchParams));
  if (!consumeSearchQuota(request)) return rejectSearch('too-many', scope, searched.query);
  const [page, outcome, blank] = await Promise.all([
    fetchFrame(scope),
    searchFor(request, searched, scope),
    renderSearchHtml(scope),
  ]);
  if (page === undefined) return rejectSearch('page-unavailable', scope, searched.query);
  const filled = await renderSearchHtml(scope, searched, outcome);
  const at = page.html.indexOf(blank);
  if (at < 0) throw new Error(`The page ${scope.path} has no place for results.`);
  const html = fillTitle(page.html.slice(0, at), searched.query) + filled + page.html.slice(at + blank.length);
  return new Response(html, { status: STATUS[outcome.state], headers: buildHeaders(page, outcome.state) });
}

function readParams(params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

/** The last page around the results, by path: there are as many as scopes. */
const lastFrames = new Map<string, InternalPage>();

/**
 * Returns the page around the results, or the last one when a new one takes too long or can't be rendered, so that a visitor keeps
 * the header and footer while the database is slow or unavailable; undefined when there is none since the start.
 */
async function fetchFrame({ path }: SearchScope): Promise<InternalPage | undefined> {
  const frame = await fetchInTime(path);
  if (frame === undefined || frame.status >= 500) return lastFrames.get(path);
  if (frame.status === 200) lastFrames.set(path, frame);
  return frame;
}

async function fetchInTime(path: string): Promise<InternalPage | undefined> {
  try {
    return await fetchInternalPage(path, PAGE_TIME_LIMIT_MS);
  } catch (error) {
    if (error instanceof TimeoutError) return undefined;
    throw error;
  }
}

async function searchFor(request: Request, searched: SearchRequest, { kind }: SearchScope): Promise<SearchOutcome> {
  const scoped = kind === undefined ? searched : { ...searched, filters: { ...searched.filters, kind: [kind] } };
  const result = await searchSite(scoped);
  if (result === undefined) return { state: 'busy' };
  countQuery(request, result);
  if (result.total > 0) return { state: 'answered', result, productNames: await findProductNames(), similar: [], popular: [] };
  const [similar, popular] = await Promise.all([findSimilarPages(result.query), findPopularQueries()]);
  return { state: 'answered', result, productNames: {}, similar, popular };
}

/** Replaces only the first title, because SVG drawings have titles, too. */
function fillTitle(html: string, query: string): string {
  const words = escapeHtml(addQueryToTitle(query, ''));
  return html.replace('<title>', () => `<title>${words}`);
}

function buildHeaders({ headers }: InternalPage, state: SearchOutcome['state']): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(STATUS[state] === 200 ? {} : { 'retry-after': '5' }),
    'content-security-policy': String(headers['content-security-policy']),
    ...(headers['x-robots-tag'] === undefined ? {} : { 'x-robots-tag': String(headers['x-robots-tag']) }),
  };
}
