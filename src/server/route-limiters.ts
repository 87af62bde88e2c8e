import { createNetworkLimiter, type RateLimits } from '@/platform/in-memory-rate-limiter';
import { type ClientRequest, getNetworkOfClient } from './connections/client-address';
import type { RequestContext } from './request-context';

const RETRY_AFTER_S = 5;

type LimitedRequest = ClientRequest & Pick<RequestContext, 'route' | 'method' | 'response'>;

/**
 * Creates the middleware that responds with 429 when a network requests too many of the routes that are made for each request and
 * take long, such as the whole handbook on a page or the sign-in to the admin. They share one limit. Feed readers and search
 * engines request each of them a few times an hour, and an office may share an address.
 */
function createExpensiveRouteLimiter() {
  return createRouteLimiter(({ route }) => route.isExpensive === true, { burst: 120, perSecond: 2 });
}

/**
 * Creates the same for pages that are rendered for each request, such as the dashboard. They share one limit, too. Each takes
 * about 70 ms of the main thread, so one network gets about a third of it. A class that takes its exam in one room requests
 * one or two a second.
 */
function createDynamicPageLimiter() {
  return createRouteLimiter(({ route }) => route.kind === 'dynamic-page', { burst: 120, perSecond: 5 });
}

/**
 * Creates the same for pages of the admin, which Payload renders for whoever sends any cookie. Each takes about 20 ms, so one network
 * gets about a third of the main thread.
 */
function createAdminPageLimiter() {
  return createRouteLimiter(({ route, method }) => route.kind === 'admin' && method !== 'POST', { burst: 300, perSecond: 15 });
}

/**
 * Creates the same for the server functions of the admin, which the form of an editor calls up to four times a second while they
 * type. They have a limit of their own, for an office at work. What is saved goes to the API and has no limit.
 */
function createServerFunctionLimiter() {
  return createRouteLimiter(({ route, method }) => route.kind === 'admin' && method === 'POST', { burst: 600, perSecond: 30 });
}

/** Creates the middleware with all of these limits. */
export function createRouteLimiters() {
  const limiters = [
    createExpensiveRouteLimiter(),
    createDynamicPageLimiter(),
    createAdminPageLimiter(),
    createServerFunctionLimiter(),
  ];
  return (context: LimitedRequest): boolean => limiters.some((limit) => limit(context));
}

function createRouteLimiter(isLimited: (request: LimitedRequest) => boolean, limits: RateLimits) {
  const mayRequest = createNetworkLimiter(limits);
  return (context: LimitedRequest): boolean => {
    if (!isLimited(context) || mayRequest(getNetworkOfClient(context))) return false;
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
