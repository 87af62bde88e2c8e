import { createNetworkLimiter, type RateLimits } from '@/platform/in-memory-rate-limiter';
import { type ClientRequest, getNetworkOfClient } from './connections/client-address';
import type { RequestContext } from './request-context';
import type { Route } from './routes';

const RETRY_AFTER_S = 5;

/**
 * Creates the middleware that responds with 429 when a network requests too many of the routes that are made for each request and
 * take long, such as the whole handbook on a page or the sign-in of the admin. They share one limit. Feed readers and search
 * engines request each of them a few times an hour, and an office may share an address.
 */
export function createExpensiveRouteLimiter() {
  return createRouteLimiter(({ isExpensive }) => isExpensive === true, { burst: 120, perSecond: 2 });
}

/**
 * Creates the same for pages that are rendered for each request, such as the dashboard. They share one limit, too. Each takes
 * about 70 ms of the main thread, so one network gets about a third of it. A class that takes its exam in one room requests
 * one or two a second.
 */
export function createDynamicPageLimiter() {
  return createRouteLimiter(({ kind }) => kind === 'dynamic-page', { burst: 120, perSecond: 5 });
}

function createRouteLimiter(isLimited: (route: Route) => boolean, limits: RateLimits) {
  const mayRequest = createNetworkLimiter(limits);
  return (context: ClientRequest & Pick<RequestContext, 'route' | 'response'>): boolean => {
    if (!isLimited(context.route) || mayRequest(getNetworkOfClient(context))) return false;
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
