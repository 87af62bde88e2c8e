import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { RouteKind } from './routes';

/** What Next's router in the browser sends to have a page as React data. */
const RSC_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];
const CONDITIONAL_HEADERS = ['if-none-match', 'if-modified-since', 'if-range', 'range'];
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding'];
const ORIGIN_HEADERS = ['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'user-agent'];
const NEGOTIATION_HEADERS = ['accept', 'accept-language', 'sec-gpc'];
const HANDLER_HEADERS = [...CONDITIONAL_HEADERS, ...BODY_HEADERS, ...ORIGIN_HEADERS, ...NEGOTIATION_HEADERS];
/** What the server does not encode by itself (answer-page.ts), Next compresses. */
const HEADERS_COMPRESSED_BY_NEXT = [...HANDLER_HEADERS, 'accept-encoding'];
/** What only the admin needs: its session, its server functions, and long queries that it sends as a POST. */
const EDITOR_HEADERS = [
  'authorization',
  'cookie',
  'next-action',
  'x-payload-http-method-override',
  'sec-ch-prefers-color-scheme',
];

/**
 * The request headers that reach Next, by kind of route. Everything else is removed: Next trusts many headers that only a
 * proxy of its own may send (`content-security-policy`, `x-middleware-*`, `x-matched-path`, `next-resume`, preview
 * cookies), and new versions bring more. A cached page is everybody's, so it is rendered with hardly any: what a visitor
 * sends cannot show in it.
 */
const ALLOWED_HEADERS: Readonly<Record<RouteKind, readonly string[]>> = {
  page: [...RSC_HEADERS, 'if-none-match'],
  'request-page': [...RSC_HEADERS, 'cookie', 'accept-language', 'user-agent'],
  handler: HANDLER_HEADERS,
  'cached-handler': ['if-none-match'],
  account: [...HEADERS_COMPRESSED_BY_NEXT, 'authorization'],
  admin: [...HEADERS_COMPRESSED_BY_NEXT, ...RSC_HEADERS, ...EDITOR_HEADERS],
  api: [...HEADERS_COMPRESSED_BY_NEXT, ...EDITOR_HEADERS],
  health: [],
  file: [...CONDITIONAL_HEADERS, 'accept-encoding'],
  media: CONDITIONAL_HEADERS,
  internal: HANDLER_HEADERS,
};

/** The only values that mean anything; with others Next answers an error. */
const RSC_VALUE = '1';
const PREFETCH_VALUE = /^[123]$/;
const SEGMENT_PREFETCH_VALUE = /^\/[\w./!$@()[\]-]{0,500}$/;

/**
 * The headers of a request as they are handed on to Next.
 * @param host the host of the site: URLs are made from it, and a visitor may send any
 */
export function filterRequestHeaders(headers: IncomingHttpHeaders, kind: RouteKind, host: string): IncomingHttpHeaders {
  const admitted: IncomingHttpHeaders = { host };
  for (const name of ALLOWED_HEADERS[kind]) {
    const value = headers[name];
    if (value !== undefined && isValidHeader(name, value)) admitted[name] = name === 'cookie' ? stripNextCookies(value) : value;
  }
  return admitted.rsc === undefined ? stripRscHeaders(admitted) : admitted;
}

/** By cookies of its own Next turns to drafts and past its cache; the site uses neither. */
function stripNextCookies(cookies: string): string {
  const kept = cookies.split(';').filter((cookie) => !/^\s*__(?:next|prerender)/i.test(cookie));
  return kept.join(';').trim();
}

function isValidHeader(name: string, value: string | string[]): value is string {
  if (typeof value !== 'string') return false;
  if (name === 'rsc') return value === RSC_VALUE;
  if (name === 'next-router-prefetch') return PREFETCH_VALUE.test(value);
  if (name === 'next-router-segment-prefetch') return SEGMENT_PREFETCH_VALUE.test(value);
  if (name === 'next-router-state-tree') return isRouterState(value);
  return true;
}

/** Whether Next can read a router state; it answers an error when it cannot. */
function isRouterState(value: string): boolean {
  try {
    parseAndValidateFlightRouterState(value);
    return true;
  } catch {
    return false;
  }
}

function stripRscHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !RSC_HEADERS.includes(name)));
}
