import type { NamedPage } from '@/platform/known-paths/named-page';
import { replaceSuggestions } from '@/platform/known-paths/suggestions';
import { CDN_HEADER_NAMES } from '@/platform/page-cache/cdn-headers';
import { STATUS_PATHS } from '@/platform/status-paths';
import type { BufferedResponse } from './responses/buffered-response';
import { renderWithNext } from './next-request';
import { sendResponse } from './responses/page-response';
import { sendPreparedPage } from './responses/prepared-page';
import type { RequestContext } from './request-context';
import { buildSecurityHeaders } from './security-headers';

/** Responds with the 404 page, which suggests pages with similar paths if there are any. */
export async function sendNotFound(context: RequestContext): Promise<void> {
  const { response, method, path, headers, options, responseCache, pathLookup, requestId } = context;
  const page = STATUS_PATHS['/404'];
  if (headers.rsc !== undefined) return sendResponse(response, await renderNotFound(context), context);
  const suggestions = await pathLookup.findSuggestions(path);
  if (suggestions.length > 0) {
    const buffered = (await responseCache.get(page)) ?? (await renderNotFound(context));
    return sendResponse(response, addSuggestions(buffered, suggestions), context);
  }
  const commonHeaders = buildSecurityHeaders({ kind: 'page' }, options.security);
  const prepare = () => responseCache.prepare(page, headers['accept-encoding'], commonHeaders);
  const known = await prepare();
  const rendered = known === undefined ? await renderNotFound(context) : undefined;
  const prepared = known ?? (await prepare());
  context.source = prepared === undefined ? 'rendered' : 'memory';
  if (prepared !== undefined) {
    options.sharePage?.(prepared.page, prepared.entry);
    sendPreparedPage(prepared.page, { method, headers }, response, requestId);
  } else if (rendered !== undefined) await sendResponse(response, rendered, context);
}

/** Renders the 404 page, which is cached like any other. CDNs must not cache it, because a page may appear at the path. */
async function renderNotFound(context: RequestContext): Promise<BufferedResponse> {
  const rendered = await renderWithNext(context, 'page', STATUS_PATHS['/404']);
  const headers = Object.fromEntries(Object.entries(rendered.headers).filter(([name]) => !CDN_HEADER_NAMES.includes(name)));
  // When Postgres is unavailable, it may be the error page.
  const buffered = { ...rendered, status: rendered.status === 200 ? 404 : rendered.status, headers };
  if (context.headers.rsc === undefined) context.responseCache.set(STATUS_PATHS['/404'], buffered);
  return buffered;
}

function addSuggestions(page: BufferedResponse, similar: readonly NamedPage[]): BufferedResponse {
  // Without the version, the body isn't added to the cache of compressed pages.
  const { 'x-page-version': _version, ...headers } = page.headers;
  return { ...page, headers, body: Buffer.from(replaceSuggestions(page.body.toString(), similar)) };
}
