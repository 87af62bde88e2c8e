import type { NamedPage } from '@/platform/known-paths/named-page';
import { replaceSuggestions } from '@/platform/known-paths/suggestions';
import { CDN_HEADER_NAMES } from '@/platform/page-cache/cdn-headers';
import { STATUS_PATHS } from '@/platform/status-paths';
import type { BufferedResponse } from './responses/buffered-response';
import { renderWithNext } from './next-request';
import { sendResponse } from './responses/page-response';
import { sendPreparedPage } from './responses/prepared-page';
import type { RequestContext } from './request-context';
import { ROUTER_HEADERS } from './request-headers';
import { buildSecurityHeaders } from './security-headers';

const PAGE = STATUS_PATHS['/404'];
/** Where the RSC payload of the 404 page is cached; no path has a query. */
const PAGE_DATA = `${PAGE}?_rsc`;

/** Responds with the 404 page, which suggests pages with similar paths if there are any. */
export async function sendNotFound(context: RequestContext): Promise<void> {
  const { response, path, responseCache, pathLookup } = context;
  if (isDataRequest(context)) return sendMissingData(context);
  const suggestions = await pathLookup.findSuggestions(path);
  if (suggestions.length === 0) return sendFromMemory(context, PAGE);
  const buffered = (await responseCache.get(PAGE)) ?? (await renderNotFound(context));
  return sendResponse(response, addSuggestions(buffered, suggestions), context);
}

/**
 * Responds to a request for the RSC payload of a path that doesn't exist. The 404 page is hydrated with its own payload. Next's
 * router reads none with an error status, neither for a navigation nor ahead of one, and loads the page itself.
 */
async function sendMissingData(context: RequestContext): Promise<void> {
  const isFromRouter = ROUTER_HEADERS.some((name) => context.headers[name] !== undefined);
  if (!isFromRouter) return sendFromMemory(context, PAGE_DATA);
  context.response
    .writeHead(404, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Vary: ['rsc', ...ROUTER_HEADERS].join(', '),
    })
    .end('There is no page at this address.\n');
}

/** Sends the 404 page or its RSC payload from memory, after rendering it if necessary. */
async function sendFromMemory(context: RequestContext, page: string): Promise<void> {
  const { response, method, headers, options, responseCache, requestId } = context;
  const commonHeaders = buildSecurityHeaders({ kind: 'page' }, options.security);
  const prepare = () => responseCache.prepare(page, headers['accept-encoding'], commonHeaders);
  const known = await prepare();
  const rendered = known === undefined ? await renderNotFound(context) : undefined;
  const prepared = known ?? (await prepare());
  context.source = prepared === undefined ? 'rendered' : 'memory';
  if (prepared !== undefined) {
    if (page === PAGE) options.sharePage?.(prepared.page, prepared.entry);
    sendPreparedPage(prepared.page, { method, headers }, response, requestId);
  } else if (rendered !== undefined) await sendResponse(response, rendered, context);
}

/** Renders the 404 page, which is cached like any other. CDNs must not cache it, because a page may appear at the path. */
async function renderNotFound(context: RequestContext): Promise<BufferedResponse> {
  const rendered = await renderWithNext(context, 'page', PAGE);
  const headers = Object.fromEntries(Object.entries(rendered.headers).filter(([name]) => !CDN_HEADER_NAMES.includes(name)));
  // When Postgres is unavailable, it may be the error page.
  const buffered = { ...rendered, status: rendered.status === 200 ? 404 : rendered.status, headers };
  const isData = isDataRequest(context);
  context.responseCache.set(isData ? PAGE_DATA : PAGE, buffered, isData);
  return buffered;
}

/** Any other value is removed from the request, which then gets the page (request-headers.ts). */
function isDataRequest({ headers }: Pick<RequestContext, 'headers'>): boolean {
  return headers.rsc === '1';
}

function addSuggestions(page: BufferedResponse, similar: readonly NamedPage[]): BufferedResponse {
  // Without the version, the body isn't added to the cache of compressed pages.
  const { 'x-page-version': _version, ...headers } = page.headers;
  return { ...page, headers, body: Buffer.from(replaceSuggestions(page.body.toString(), similar)) };
}
