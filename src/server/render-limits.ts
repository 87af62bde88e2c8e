/** How many pages that may not exist are rendered at the same time (render-queue.ts). */
export const CONCURRENCY = 4;

/** How many such requests may wait. With more, each would wait for seconds. */
export const MAX_WAITING = 20;

/** How many of them may be of one network, so that no client can take all places. */
export const MAX_WAITING_PER_NETWORK = 12;
