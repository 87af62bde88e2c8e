export const HOUR_SECONDS = 60 * 60;
export const HOUR_MS = HOUR_SECONDS * 1000;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
export const DAY_MS = DAY_SECONDS * 1000;
/** Without the leap day. */
export const YEAR_MS = 365 * DAY_MS;
