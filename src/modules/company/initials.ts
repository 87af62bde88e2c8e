const SMALL_WORDS = new Set(['of', 'and', 'for', 'the']);

/** Returns the initials of a person or a role, two at most, ignoring text in parentheses: "CE". */
export function getInitials(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word.toLowerCase()));
  const [first, ...others] = words;
  const last = others.at(-1);
  return [first, last].map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
