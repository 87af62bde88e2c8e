import { createRateLimiter } from '@/platform/in-memory-rate-limiter';

/** Returns whether a client may search now. People type at most eight letters a second, but an office may share an IP address. */
export const isWithinRateLimit = createRateLimiter({ burst: 120, perSecond: 20 });
