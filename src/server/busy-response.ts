import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import type { BufferedResponse } from './responses/buffered-response';
import type { PreparedPage } from './responses/prepared-page';
import { prepareHead } from './responses/prepared-response';
import { buildSecurityHeaders, type SecurityOptions } from './security-headers';

/** The path under which the HTTP thread reports the response. */
export const BUSY_PATH = '/503';

/** When a browser should try again. */
const RETRY_AFTER_S = 5;

/** The response to a request for a page that would have to wait too long to be rendered. */
export const BUSY_RESPONSE: BufferedResponse = {
  status: 503,
  headers: { ...FALLBACK_PAGE_HEADERS, 'retry-after': String(RETRY_AFTER_S) },
  body: Buffer.from(
    buildFallbackPage(
      'This page has to wait a moment',
      '<p>The site is busy with very many requests and couldn’t prepare this page yet. Other pages work. ' +
        'Please try again in a few seconds.</p><p><a href="">Reload this page</a> · <a href="/">Home page</a></p>',
    ),
  ),
};

/** Prepares the response for the HTTP thread, which doesn't compress. */
export function prepareBusyPage(security: SecurityOptions): PreparedPage {
  const { status, headers, body } = BUSY_RESPONSE;
  const all = { ...buildSecurityHeaders({ kind: 'page' }, security), ...headers, 'content-length': body.length };
  const head = prepareHead(
    status,
    Object.entries(all).flatMap(([name, value]) => [name, String(value)]),
  );
  return {
    path: BUSY_PATH,
    encoding: undefined,
    heads: { complete: head, notModified: head, validators: {} },
    // Sent to the thread without the memory around it.
    body: new Uint8Array(body),
    expiresAt: Infinity,
  };
}
