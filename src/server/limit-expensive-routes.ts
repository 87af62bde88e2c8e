import { createNetworkLimiter } from '@/platform/in-memory-rate-limiter';
import { type ClientRequest, getNetworkOfClient } from './client-address';
import type { RequestContext } from './request-context';

const RETRY_AFTER_S = 5;

/**
 * Creates the step that responds with 429 when a network requests too many of the routes that are made for each request and
 * take long, such as the whole handbook on a page. They share one limit. Feed readers and search engines request each of them
 * a few times an hour, and an office may share an address.
 */
export function createExpensiveRouteLimiter() {
  const mayRequest = createNetworkLimiter({ burst: 120, perSecond: 2 });
  return (context: ClientRequest & Pick<RequestContext, 'route' | 'response'>): boolean => {
    if (context.route.isExpensive !== true || mayRequest(getNetworkOfClient(context))) return false;
    context.response
      .writeHead(429, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': RETRY_AFTER_S,
      })
      .end('There were too many requests from your network. Try again in a few seconds.\n');
    return true;
  };
}
