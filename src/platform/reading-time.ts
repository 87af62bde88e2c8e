const WORDS_PER_MINUTE = 220;

/** How long a text takes to read, in whole minutes; code counts as much as prose, because it is read more slowly. */
export function estimateReadingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE));
}
