import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { DAY_MS } from '@/platform/durations';
import { fetchLimited } from '@/services/external-api';

const KEYS_CACHE_MS = 10 * 60_000;
/** How long the last known keys are used without the provider: longer than the tokens that it has issued are valid. */
const KNOWN_KEYS_MAX_MS = DAY_MS;
/** While the provider is unavailable, requests wait for it only once in this time. */
const RETRY_DELAY_MS = 10_000;

interface ProviderKeysOptions {
  timeLimitMs: number;
  /** After looking for a key that doesn't exist, the provider isn't queried again for this long. */
  cooldownMs: number;
  /** For tests. */
  cacheMs?: number | undefined;
}

/**
 * Creates the function that finds the key of a token among those that a provider publishes. They are cached, and fetched again when a
 * token has an unknown one. While the provider is unavailable, the last known keys are used: whoever has signed in can go on.
 */
export function createProviderKeys(
  url: URL,
  { timeLimitMs, cooldownMs, cacheMs = KEYS_CACHE_MS }: ProviderKeysOptions,
): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, {
    timeoutDuration: timeLimitMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: cacheMs,
    [customFetch]: fetchLimited,
  });
  /** Both by the monotonic clock. */
  let retryAt = 0;
  let confirmedAt = 0;
  return async (header, token) => {
    const known = performance.now() < confirmedAt + KNOWN_KEYS_MAX_MS ? remote.jwks() : undefined;
    if (known !== undefined && !remote.fresh && performance.now() < retryAt) return findKnownKey(known, header, token);
    try {
      const key = await remote(header, token);
      confirmedAt = performance.now();
      return key;
    } catch (error) {
      // With current keys, the error is about the token.
      if (known === undefined || remote.fresh) throw error;
      retryAt = performance.now() + RETRY_DELAY_MS;
      return findKnownKey(known, header, token);
    }
  };
}

type FindKey = ReturnType<typeof createLocalJWKSet>;

/** @throws Error that doesn't reject the token when its key isn't known: the provider may have a new one */
async function findKnownKey(
  known: Parameters<typeof createLocalJWKSet>[0],
  ...[header, token]: Parameters<FindKey>
): Promise<Awaited<ReturnType<FindKey>>> {
  try {
    return await createLocalJWKSet(known)(header, token);
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) throw new Error('A token has a key that may be new.', { cause: error });
    throw error;
  }
}
