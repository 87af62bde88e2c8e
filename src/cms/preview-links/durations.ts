/** How long a preview link may last, in hours. */
export const PREVIEW_LINK_HOURS = [1, 24, 168] as const;
