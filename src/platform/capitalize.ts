/** Returns a phrase that is stored as words within a sentence (`open source`) as it begins a line: `Open source`. */
export function capitalize(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
