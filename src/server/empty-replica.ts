import { FALLBACK_PAGE_HEADERS, buildFallbackPage } from '@/platform/fallback-page';
import type { BufferedResponse } from './responses/buffered-response';

/** How long a replica usually takes for its first copy. */
const RETRY_AFTER_S = 15;

const HTML = buildFallbackPage(
  'This site is starting',
  '<p>Its pages are still being copied from the main site, so none can be shown yet. ' +
    'This usually takes less than a minute: please try again then.</p><p><a href="">Reload this page</a></p>',
);

/** Builds the response of a replica that has copied no content yet, which must not answer 404 for pages that exist. */
export function buildEmptyReplicaResponse(): BufferedResponse {
  return {
    status: 503,
    headers: { ...FALLBACK_PAGE_HEADERS, 'retry-after': String(RETRY_AFTER_S) },
    body: Buffer.from(HTML),
  };
}
