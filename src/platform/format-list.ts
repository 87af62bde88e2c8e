const LIST_FORMAT = new Intl.ListFormat('en-US');

/** Formats words as a sentence lists them: `18.7, 17.12, and 16.16`. */
export function formatList(words: readonly string[]): string {
  return LIST_FORMAT.format(words);
}
