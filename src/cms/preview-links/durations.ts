/** The lifetimes that a preview link may have, in hours. */
export const PREVIEW_LINK_HOURS = [1, 24, 168] as const;
