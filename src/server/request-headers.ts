import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { RouteKind } from './routes';

/** Headers that Next's client-side router sends, next to `rsc`, to request an RSC payload. */
export const ROUTER_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];
const RSC_HEADERS = ['rsc', ...ROUTER_HEADERS];
const CONDITIONAL_HEADERS = ['if-none-match', 'if-modified-since', 'if-range', 'range'];
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding'];
const ORIGIN_HEADERS = ['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'user-agent'];
const NEGOTIATION_HEADERS = ['accept', 'accept-language', 'sec-gpc', 'dnt'];
/** Without conditional headers: the server decides about 304 itself (conditional-response.ts). */
const HANDLER_HEADERS = [...BODY_HEADERS, ...ORIGIN_HEADERS, ...NEGOTIATION_HEADERS];
/** Next compresses what the server doesn't encode itself (page-response.ts). */
const HEADERS_COMPRESSED_BY_NEXT = [...CONDITIONAL_HEADERS, ...HANDLER_HEADERS, 'accept-encoding'];
/** Headers that only the admin needs: its session, its server functions, and long queries sent as a POST. */
const EDITOR_HEADERS = [
  'authorization',
  'cookie',
  'next-action',
  'x-payload-http-method-override',
  'sec-ch-prefers-color-scheme',
];

/**
 * The request headers that reach Next, by kind of route. All others are removed: Next trusts many headers that only
 * its own proxy should send (`content-security-policy`, `x-middleware-*`, `x-matched-path`, `next-resume`, preview
 * cookies), and new versions add more. A cached page is shared by all visitors, so it is rendered with hardly any
 * headers: nothing that a visitor sends can show up in it.
 */
const ALLOWED_HEADERS: Readonly<Record<RouteKind, readonly string[]>> = {
  page: RSC_HEADERS,
  'dynamic-page': [...RSC_HEADERS, 'cookie', 'accept-language', 'user-agent'],
  // A ping counts the search result that was opened (modules/search/api/parse-ping.ts).
  handler: [...HANDLER_HEADERS, 'ping-from', 'ping-to'],
  'cached-handler': [],
  account: [...HEADERS_COMPRESSED_BY_NEXT, 'authorization'],
  'lti-launch': [...BODY_HEADERS, 'cookie'],
  exam: [...BODY_HEADERS, ...ORIGIN_HEADERS, 'accept', 'cookie'],
  xapi: [...BODY_HEADERS, 'authorization', 'x-experience-api-version'],
  admin: [...HEADERS_COMPRESSED_BY_NEXT, ...RSC_HEADERS, ...EDITOR_HEADERS],
  api: [...HEADERS_COMPRESSED_BY_NEXT, ...EDITOR_HEADERS],
  'content-api': [
    ...BODY_HEADERS,
    'accept-encoding',
    'authorization',
    'if-none-match',
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ],
  health: [],
  // Without Range, which a server may ignore (RFC 9110, section 14.2): Next responds with 500 to one it can't satisfy.
  file: ['if-none-match', 'if-modified-since', 'accept-encoding'],
  media: CONDITIONAL_HEADERS,
  // The server streams these itself (registry-file.ts).
  'registry-file': [],
  internal: HANDLER_HEADERS,
};

/**
 * How much of a User-Agent is passed: browsers send up to 250 characters. Next looks for bots in it with an expression whose time
 * grows with the square of its length, so one of 15,000 characters would keep the process busy for a second.
 */
const USER_AGENT_LENGTH_MAX = 400;
/** The only meaningful value; Next responds with an error to any other. */
const RSC_VALUE = '1';
/** The id of a server function. Next logs an error for any other value. */
const SERVER_FUNCTION_ID = /^[0-9a-f]{42}$/;
const PREFETCH_VALUE = /^[123]$/;
const SEGMENT_PREFETCH_VALUE = /^\/[\w./!$@()[\]-]{0,500}$/;

/**
 * Returns the request headers that are passed to Next.
 * @param host the site's host: URLs are built from it, and a visitor may send any value
 */
export function filterRequestHeaders(headers: IncomingHttpHeaders, kind: RouteKind, host: string): IncomingHttpHeaders {
  const allowed: IncomingHttpHeaders = { host };
  for (const name of ALLOWED_HEADERS[kind]) {
    const value = headers[name];
    if (value !== undefined && isValidHeader(name, value)) allowed[name] = REWRITTEN[name]?.(value) ?? value;
  }
  return allowed.rsc === undefined ? stripRscHeaders(allowed) : allowed;
}

/** The headers that are changed, and how. */
const REWRITTEN: Readonly<Record<string, (value: string) => string>> = {
  cookie: stripNextCookies,
  'user-agent': (value) => value.slice(0, USER_AGENT_LENGTH_MAX),
};

/** Next's own cookies switch to drafts and bypass its cache; the site uses neither. */
function stripNextCookies(cookies: string): string {
  const kept = cookies.split(';').filter((cookie) => !/^\s*__(?:next|prerender)/i.test(cookie));
  return kept.join(';').trim();
}

/** Returns whether a request calls a server function of the admin. */
export function isServerFunctionCall({ 'next-action': id }: IncomingHttpHeaders): boolean {
  return id !== undefined && isValidHeader('next-action', id);
}

function isValidHeader(name: string, value: string | string[]): value is string {
  if (typeof value !== 'string') return false;
  if (name === 'next-action') return SERVER_FUNCTION_ID.test(value);
  if (name === 'rsc') return value === RSC_VALUE;
  if (name === 'next-router-prefetch') return PREFETCH_VALUE.test(value);
  if (name === 'next-router-segment-prefetch') return SEGMENT_PREFETCH_VALUE.test(value);
  if (name === 'next-router-state-tree') return isRouterState(value);
  return true;
}

/** Returns whether Next can parse a router state. Next responds with an error to an invalid one. */
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
