import { createRateLimiter } from '@/platform/in-memory-rate-limiter';

/** Returns whether the sender of a request may search now. A person types eight letters a second at most; an office may share an address. */
export const mayRequest = createRateLimiter({ burst: 120, perSecond: 20 });
