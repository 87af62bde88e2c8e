/** How many requests may wait for pages that may not exist (render-queue.ts). With more, each would wait for seconds. */
export const WAITING_MAX = 24;

/** How many of them may be of one network, so that no client can take all places. */
export const WAITING_PER_NETWORK_MAX = 16;
