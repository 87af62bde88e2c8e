export const DAY_MS = 24 * 60 * 60 * 1000;
export const DAY_SECONDS = DAY_MS / 1000;
/** Without the leap day. */
export const YEAR_MS = 365 * DAY_MS;
