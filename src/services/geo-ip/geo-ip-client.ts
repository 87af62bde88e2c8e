import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { getClientNetwork } from '@/platform/client-ip';
import { HOUR_MS } from '@/platform/durations';
import { requestExternalApi } from '@/services/external-api';

/** A visitor is waiting for it. */
const TIME_LIMIT_MS = 1_000;
/** Networks rarely move between countries. */
const CACHE_MS = HOUR_MS;
const CACHE_ENTRIES = 10_000;
/** How long the service isn't called after a failure. Countries are unknown in the meantime. */
const PAUSE_MS = 30_000;

const responseSchema = z
  .union([
    z.object({ country_code: z.string() }).transform(({ country_code: code }) => code),
    z.object({ country: z.string() }).transform(({ country }) => country),
  ])
  .transform((code) => (/^[A-Z]{2}$/i.test(code) ? code.toUpperCase() : null));

/** Looks up the country of an IP address. Never throws. */
export type CountryLookup = (address: string) => Promise<string | undefined>;

interface GeoIpClientOptions {
  /** Base URL, without a trailing slash. */
  url: string;
  /** Sent as a bearer token (RFC 6750); it never appears in the log. */
  key?: string | undefined;
  /** For tests. */
  timeLimitMs?: number;
}

/**
 * Creates the client of a geo-IP service. Answers are kept in memory for an hour by network (of IPv6, 64 bits), so that
 * a visitor is looked up once.
 */
export function createGeoIpClient({ url, key, timeLimitMs = TIME_LIMIT_MS }: GeoIpClientOptions): CountryLookup {
  const cache = new LRUCache<string, { country: string | undefined }>({ max: CACHE_ENTRIES, ttl: CACHE_MS });
  /** By the monotonic clock: one that is set back must not prolong the pause. */
  let pausedUntil = 0;
  return async (address) => {
    const network = getClientNetwork(address);
    const known = cache.get(network);
    if (known !== undefined) return known.country;
    if (performance.now() < pausedUntil) return undefined;
    const response = await requestExternalApi({
      system: 'geo-IP',
      url: `${url}/${encodeURIComponent(address)}`,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      schema: responseSchema,
      timeLimitMs,
    });
    // The service responds with 404 for an address without a country.
    const isAnswer = response.outcome === 'answered' || (response.outcome === 'refused' && response.status === 404);
    if (!isAnswer) {
      pausedUntil = performance.now() + PAUSE_MS;
      return undefined;
    }
    const country = response.outcome === 'answered' ? (response.answer ?? undefined) : undefined;
    cache.set(network, { country });
    return country;
  };
}
