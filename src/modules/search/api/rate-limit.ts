import { createRateLimiter } from '@/platform/in-memory-rate-limiter';

/**
 * Uses one search of a client's quota; returns false when the quota is used up. People type at most eight letters a second, but
 * an office may share an IP address.
 */
export const consumeSearchQuota = createRateLimiter({ burst: 120, perSecond: 20 });

/**
 * Uses one stored count of a client's quota; returns false when the quota is used up. The dialog sends one for each search that
 * someone has completed.
 */
export const consumeCountQuota = createRateLimiter({ burst: 60, perSecond: 2 });
