/** Capitalizes a phrase that is stored for use within a sentence (`open source`): `Open source`. */
export function capitalize(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
