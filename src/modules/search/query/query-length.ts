/** Longer queries are truncated to this many characters. */
export const QUERY_LENGTH_MAX = 200;
