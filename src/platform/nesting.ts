/** What pages and settings have is nested a dozen levels deep. */
export const NESTING_MAX = 100;

/** Returns whether JSON is nested so deeply that a function that calls itself for each level would fail. Calls none. */
export function isNestedTooDeeply(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= NESTING_MAX; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
