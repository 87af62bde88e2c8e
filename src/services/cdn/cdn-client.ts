import type { CdnKind } from '@/platform/environment/cdn';
import { ALL_PAGES_TAG } from '@/platform/page-cache/cdn-headers';
import { describeFetchFailure } from '@/services/external-api';

const TIME_LIMIT_MS = 10_000;
/** A CDN that asks for a longer delay is asked again earlier: until then, visitors get old pages. */
const DELAY_MAX_MS = 10 * 60_000;

/** Purges pages from a content delivery network. */
export interface CdnClient {
  /** Purges every page with one of these tags. Throws a {@link CdnError} when the network doesn't confirm it. */
  purgeTags(tags: readonly string[]): Promise<void>;
  /** Purges every page. Throws a {@link CdnError} when the network doesn't confirm it. */
  purgeAll(): Promise<void>;
}

/** A purge that the network hasn't confirmed. */
export class CdnError extends Error {
  override name = 'CdnError';

  /** @param retryAt the earliest time at which it accepts another attempt, when it has said so */
  constructor(
    message: string,
    readonly retryAt?: Date,
  ) {
    super(message);
  }
}

/** A network, and the credentials of the site there. */
interface CdnConfig {
  kind: CdnKind;
  /** Without it, the public interface of the network. */
  url?: string | undefined;
  serviceId?: string | undefined;
  token: string;
}

interface PurgeRequest {
  method: 'POST' | 'PURGE';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

interface Dialect {
  /** The most tags that one request may have. */
  tagsMax: number;
  buildRequest: (config: CdnConfig, tags: readonly string[] | 'all') => PurgeRequest;
}

const DIALECTS: Readonly<Record<CdnKind, Dialect>> = {
  fastly: { tagsMax: 256, buildRequest: buildFastlyRequest },
  cloudflare: { tagsMax: 30, buildRequest: buildCloudflareRequest },
  varnish: { tagsMax: 256, buildRequest: buildVarnishRequest },
};

/** Creates the client of a network. Each request has a timeout of ten seconds; the caller retries. */
export function createCdnClient(config: CdnConfig): CdnClient {
  const { tagsMax, buildRequest } = DIALECTS[config.kind];
  return {
    purgeTags: async (tags) => {
      // One after the other: networks limit the rate.
      for (let start = 0; start < tags.length; start += tagsMax)
        await send(buildRequest(config, tags.slice(start, start + tagsMax)));
    },
    purgeAll: () => send(buildRequest(config, 'all')),
  };
}

function buildFastlyRequest(
  { url = 'https://api.fastly.com', serviceId = '', token }: CdnConfig,
  tags: readonly string[] | 'all',
) {
  const headers = { 'fastly-key': token, accept: 'application/json' };
  const service = `${url}/service/${serviceId}`;
  if (tags === 'all') return { method: 'POST' as const, url: `${service}/purge_all`, headers };
  return { method: 'POST' as const, url: `${service}/purge`, headers: { ...headers, 'surrogate-key': tags.join(' ') } };
}

function buildCloudflareRequest(
  { url = 'https://api.cloudflare.com/client/v4', serviceId = '', token }: CdnConfig,
  tags: readonly string[] | 'all',
) {
  return {
    method: 'POST' as const,
    url: `${url}/zones/${serviceId}/purge_cache`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(tags === 'all' ? { purge_everything: true } : { tags }),
  };
}

/** As deploy/varnish/site.vcl expects it. */
function buildVarnishRequest({ url = '', token }: CdnConfig, tags: readonly string[] | 'all') {
  const purged = tags === 'all' ? ALL_PAGES_TAG : tags.join(' ');
  return { method: 'PURGE' as const, url: `${url}/`, headers: { authorization: `Bearer ${token}`, 'xkey-purge': purged } };
}

async function send({ url, ...request }: PurgeRequest): Promise<void> {
  const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(
    (error: unknown) => {
      throw new CdnError(`The CDN did not confirm a purge: ${describeFetchFailure(error)}.`);
    },
  );
  await response.body?.cancel();
  if (response.ok) return;
  const message = `The CDN responded to a purge with status ${response.status}.`;
  throw new CdnError(message, parseRetryAfter(response.headers.get('retry-after') ?? ''));
}

/** Parses the header Retry-After, which is a number of seconds or a date (RFC 9110, section 10.2.3). */
function parseRetryAfter(text: string): Date | undefined {
  const time = /^\d+$/.test(text) ? Date.now() + Number(text) * 1_000 : Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(Math.min(time, Date.now() + DELAY_MAX_MS));
}
