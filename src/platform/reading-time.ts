import { formatCount } from './format-count';

const WORDS_PER_MINUTE = 220;

/** Formats the reading time of a text: 5 minutes. */
export function formatReadingTime(body: string): string {
  return formatCount(estimateReadingMinutes(body), 'minute', 'minutes');
}

/**
 * Estimates the reading time of a text in whole minutes. Code counts as much as prose, because it is read more
 * slowly.
 */
export function estimateReadingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE));
}
