/** How many requests may wait for pages that may not exist (render-queue.ts). With more, each would wait for seconds. */
export const MAX_WAITING = 24;

/** How many of them may be of one network, so that no client can take all places. */
export const MAX_WAITING_PER_NETWORK = 16;
