import { createRateLimiter } from '@/platform/in-memory-rate-limiter';

/** Returns whether a client may search now. People type at most eight letters a second, but an office may share an IP address. */
export const isWithinRateLimit = createRateLimiter({ burst: 120, perSecond: 20 });

/** Returns whether a count may be stored now. The dialog sends one for each search that someone has completed. */
export const isWithinCountLimit = createRateLimiter({ burst: 60, perSecond: 2 });
