/**
 * Returns whether a text has this line. A text needs a small part of the memory of a set, and none of the time to fill it.
 * @param text lines in ascending order, by code unit as JavaScript compares strings
 */
export function includesLine(text: string, line: string): boolean {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const begin = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1;
    const next = text.indexOf('\n', middle);
    const end = next === -1 ? text.length : next;
    const found = text.slice(begin, end);
    if (found === line) return true;
    if (found < line) low = end + 1;
    else high = begin;
  }
  return false;
}
