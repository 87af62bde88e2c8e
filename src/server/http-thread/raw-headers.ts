/**
 * Returns headers without some of them.
 * @param raw alternating names and values, as they were received
 * @param removed lower-case names
 */
export function filterHeaders(raw: readonly string[], removed: ReadonlySet<string>): string[] {
  return raw.filter((_each, index) => !removed.has((raw[index - (index % 2)] ?? '').toLowerCase()));
}
