import { createNetworkLimiter, type RateLimits } from '@/platform/in-memory-rate-limiter';
import { type ClientRequest, getNetworkOfClient } from './connections/client-address';
import type { RequestContext } from './request-context';

const RETRY_AFTER_S = 5;

type LimitedRequest = ClientRequest & Pick<RequestContext, 'route' | 'method' | 'response'>;

interface RouteLimit extends RateLimits {
  isLimited: (request: LimitedRequest) => boolean;
}

/** How often a network may request the routes that take long. Routes of one row share a limit. An office may share an address. */
const LIMITS: readonly RouteLimit[] = [
  // What is made for each request, such as the whole handbook on a page or the sign-in to the admin. Feed readers and search
  // engines request each of them a few times an hour.
  { isLimited: ({ route }) => route.isExpensive === true, burst: 120, perSecond: 2 },
  // Pages that are rendered for each request, such as the dashboard, in about 70 ms of the main thread: one network gets about a
  // third of it. A class that takes its exam in one room requests one or two a second.
  { isLimited: ({ route }) => route.kind === 'dynamic-page', burst: 120, perSecond: 5 },
  // Responses for programs and forms that are made for each request, such as the state of the site, in about 10 ms of the main
  // thread. A person who searches while typing requests up to eight a second.
  { isLimited: ({ route }) => route.kind === 'handler', burst: 600, perSecond: 30 },
  // Pages of the admin, which Payload renders for whoever sends any cookie, in about 20 ms: a third of the main thread, too.
  { isLimited: ({ route, method }) => route.kind === 'admin' && method !== 'POST', burst: 300, perSecond: 15 },
  // Server functions of the admin, which the form of an editor calls up to four times a second while they type, for an office at
  // work. What is saved goes to the API and has no limit.
  { isLimited: ({ route, method }) => route.kind === 'admin' && method === 'POST', burst: 600, perSecond: 30 },
];

/** Creates the middleware that responds with 429 when a network requests too much of what takes long. */
export function createRouteLimiters() {
  const limiters = LIMITS.map(createRouteLimiter);
  return (context: LimitedRequest): boolean => limiters.some((limit) => limit(context));
}

function createRouteLimiter({ isLimited, ...limits }: RouteLimit) {
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
