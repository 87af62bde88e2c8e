import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicIp } from './public-ip';

const TIME_LIMIT_MS = 5_000;
const REDIRECTS_MAX = 5;
/** Statuses that sites send to unknown clients; they say nothing about the page. */
const BOT_BLOCKING_STATUSES = new Set([401, 403, 405, 407, 429, 451, 999]);

/** Overrides for tests, which have no internet access. */
interface ExternalLinkOptions {
  isAllowed?: (ipAddress: string) => boolean;
  isAllowedPort?: (port: string) => boolean;
  timeLimitMs?: number;
}

/**
 * Returns why a link to another site does not work, as a sentence; undefined when it works. Sends HEAD, and GET when
 * HEAD is refused, without reading the body. Connects to public IP addresses only: the name is resolved once, for the
 * connection itself, and redirects are checked in the same way. Never throws.
 */
export async function checkExternalLink(link: string, options: ExternalLinkOptions = {}): Promise<string | undefined> {
  let url = link;
  for (let count = 0; count <= REDIRECTS_MAX; count += 1) {
    const answer = await requestLink(url, options);
    if (typeof answer === 'string') return answer;
    if (answer.location === undefined) return describeStatus(answer.status);
    if (!URL.canParse(answer.location, url)) return 'it redirects to an invalid URL';
    url = new URL(answer.location, url).href;
  }
  return `it redirects more than ${REDIRECTS_MAX} times`;
}

interface LinkResponse {
  status: number;
  location: string | undefined;
}

async function requestLink(url: string, options: ExternalLinkOptions): Promise<LinkResponse | string> {
  const refusal = checkUrl(url, options);
  if (refusal !== undefined) return refusal;
  try {
    const head = await send(url, 'HEAD', options);
    return head.status >= 400 ? await send(url, 'GET', options) : head;
  } catch (error) {
    return describeError(error);
  }
}

/** Checks a URL before its name is resolved. Node does not resolve IP addresses, so they are checked here. */
function checkUrl(
  url: string,
  { isAllowed = isPublicIp, isAllowedPort = (port) => port === '' }: ExternalLinkOptions,
): string | undefined {
  const { protocol, username, password, port, hostname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return 'it isn’t an http or https link';
  if (username !== '' || password !== '') return 'the URL contains credentials';
  if (!isAllowedPort(port)) return 'it uses a non-standard port, which isn’t checked';
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isAllowed(host) ? NOT_PUBLIC : undefined;
}

const NOT_PUBLIC = 'it resolves to a private address';

function send(
  url: string,
  method: 'HEAD' | 'GET',
  { isAllowed = isPublicIp, timeLimitMs = TIME_LIMIT_MS }: ExternalLinkOptions,
): Promise<LinkResponse> {
  return new Promise((resolve, reject) => {
    const begin = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = begin(
      url,
      {
        method,
        agent: false,
        lookup: createFilteredLookup(isAllowed),
        signal: AbortSignal.timeout(timeLimitMs),
        headers: { 'user-agent': 'link check (a person linked to this page)', accept: 'text/html,*/*;q=0.5' },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, location: statusCode >= 300 && statusCode < 400 ? headers.location : undefined });
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/**
 * Creates a lookup that rejects a name if any of its IP addresses is not allowed. The connection uses the addresses it
 * returns.
 */
function createFilteredLookup(isAllowed: (ipAddress: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return callback(new Error(NOT_PUBLIC), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function describeStatus(status: number): string | undefined {
  if (status < 400 || BOT_BLOCKING_STATUSES.has(status)) return undefined;
  if (status === 404 || status === 410) return `the page doesn’t exist anymore (${status})`;
  return `it returns an error (${status})`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the site doesn’t exist',
  EAI_AGAIN: 'its name can’t be resolved at the moment',
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'it can’t be reached';
  if (error.message === NOT_PUBLIC) return NOT_PUBLIC;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ABORT_ERR') return `it didn’t respond within ${TIME_LIMIT_MS / 1000} seconds`;
  return REASONS[code] ?? 'it can’t be reached';
}
