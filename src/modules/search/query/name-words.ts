import { type Token, tokenize } from '../text/tokenize';

/** A word of the name of a hit. */
export type NameWord = Pick<Token, 'word' | 'stem'>;

const knownNames = new Map<string, readonly NameWord[]>();
const NAMES_MAX = 20_000;

/** Returns the words of a name. Cached, because the candidates of many searches are the same. */
export function getNameWords(name: string): readonly NameWord[] {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  if (knownNames.size >= NAMES_MAX) knownNames.clear();
  const words = tokenize(name);
  knownNames.set(name, words);
  return words;
}
