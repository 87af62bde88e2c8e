import type { NamedPage } from './named-page';

const MAX_SUGGESTIONS = 5;
/** Longer paths are not typed by people. */
const MAX_CHARACTERS = 100;
/** Below this, pages have little more than a few letters in common. */
const MIN_SIMILARITY = 0.5;

/** An index of pages by the trigrams of their paths and names (PostgreSQL manual, pg_trgm, has the same definition). */
export class SimilarPages {
  /** The numbers of texts by trigram. A page has two: its path and its name. */
  readonly #texts = new Map<string, number[]>();
  readonly #sizes: number[] = [];

  constructor(readonly pages: readonly NamedPage[]) {
    for (const { url, label } of pages) {
      this.#add(url);
      this.#add(label);
    }
  }

  /** Returns the pages whose path or name has the most in common with the text, the best first. */
  find(text: string): NamedPage[] {
    const wanted = collectTrigrams(text);
    const shared = new Map<number, number>();
    for (const trigram of wanted) {
      for (const number of this.#texts.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    const best = new Map<NamedPage, number>();
    for (const [number, count] of shared) {
      const page = this.pages[Math.floor(number / 2)];
      const similarity = this.#rate(number, count, wanted.size);
      if (page !== undefined && similarity >= Math.max(MIN_SIMILARITY, best.get(page) ?? 0)) best.set(page, similarity);
    }
    return [...best]
      .toSorted(([a, first], [b, second]) => second - first || a.url.length - b.url.length || a.url.localeCompare(b.url))
      .slice(0, MAX_SUGGESTIONS)
      .map(([page]) => page);
  }

  #add(text: string): void {
    const trigrams = collectTrigrams(text);
    for (const trigram of trigrams) {
      const texts = this.#texts.get(trigram);
      if (texts === undefined) this.#texts.set(trigram, [this.#sizes.length]);
      else texts.push(this.#sizes.length);
    }
    this.#sizes.push(trigrams.size);
  }

  /** The mean of what both have in common, and of how much of the wanted text is found. */
  #rate(number: number, shared: number, wanted: number): number {
    const all = wanted + (this.#sizes[number] ?? 0) - shared;
    return (shared / all + shared / wanted) / 2;
  }
}

/** The trigrams of the words of a text, each word with two spaces before and one after it. */
function collectTrigrams(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .slice(0, MAX_CHARACTERS)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const trigrams = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let at = 0; at < padded.length - 2; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}
