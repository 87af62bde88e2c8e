import type { NamedPage } from './named-page';

const SUGGESTIONS_MAX = 5;
/** Longer paths are not typed by people. */
const CHARACTERS_MAX = 100;
/** Below this, pages have little more than a few letters in common. */
const SIMILARITY_MIN = 0.5;
/** The maximum number of texts to compare with, so that the time doesn't grow with the site. */
const CANDIDATES_MAX = 300;

/** An index of pages by the trigrams of their paths and names (PostgreSQL manual, pg_trgm, has the same definition). */
export class SimilarPages {
  /** The ascending numbers of texts by trigram. A page has two texts: its path, with an even number, and its name. */
  #texts = new Map<string, number[]>();
  /** How many trigrams each text has, by its number. */
  #sizes: number[] = [];
  /** The pages by half the number of their path; none where one was removed. */
  #pages: (NamedPage | undefined)[] = [];
  #places = new Map<string, number>();

  constructor(pages: readonly NamedPage[]) {
    for (const page of pages) this.#addPage(page);
  }

  /** Replaces the pages. Only texts that are new are read, because to read those of 10,000 pages takes hundreds of milliseconds. */
  update(pages: readonly NamedPage[]): void {
    const before = this.#places;
    this.#places = new Map();
    const added = pages.filter((page) => {
      const place = before.get(page.url);
      if (place === undefined || this.#pages[place]?.label !== page.label) return true;
      this.#pages[place] = page;
      this.#places.set(page.url, place);
      return false;
    });
    for (const [url, place] of before) if (this.#places.get(url) !== place) this.#pages[place] = undefined;
    // Texts of removed pages take time and memory, too.
    if (this.#pages.length + added.length > 2 * pages.length) this.#rebuild(pages);
    else for (const page of added) this.#addPage(page);
  }

  /** Returns the pages whose path or name has the most in common with the text, the best first. */
  find(text: string): NamedPage[] {
    const lists = Array.from(collectTrigrams(text), (trigram) => this.#texts.get(trigram) ?? []);
    const best = new Map<NamedPage, number>();
    for (const number of findCandidates(lists)) {
      const page = this.#pages[Math.floor(number / 2)];
      if (page === undefined) continue;
      const shared = lists.filter((list) => includesNumber(list, number)).length;
      const similarity = rate(shared, lists.length, this.#sizes[number] ?? 0);
      if (similarity >= Math.max(SIMILARITY_MIN, best.get(page) ?? 0)) best.set(page, similarity);
    }
    return [...best]
      .toSorted(([a, first], [b, second]) => second - first || a.url.length - b.url.length || a.url.localeCompare(b.url))
      .slice(0, SUGGESTIONS_MAX)
      .map(([page]) => page);
  }

  #rebuild(pages: readonly NamedPage[]): void {
    [this.#texts, this.#sizes, this.#pages, this.#places] = [new Map(), [], [], new Map()];
    for (const page of pages) this.#addPage(page);
  }

  #addPage(page: NamedPage): void {
    const place = this.#pages.push(page) - 1;
    this.#places.set(page.url, place);
    this.#addText(page.url, 2 * place);
    this.#addText(page.label, 2 * place + 1);
  }

  #addText(text: string, number: number): void {
    const trigrams = collectTrigrams(text);
    this.#sizes[number] = trigrams.size;
    for (const trigram of trigrams) {
      const texts = this.#texts.get(trigram);
      if (texts === undefined) this.#texts.set(trigram, [number]);
      else texts.push(number);
    }
  }
}

/** Returns the numbers of the texts that have the rarest of the trigrams of these lists. What is similar has some of them. */
function findCandidates(lists: readonly (readonly number[])[]): Set<number> {
  const candidates = new Set<number>();
  for (const list of lists.toSorted((a, b) => a.length - b.length)) {
    for (const number of list) {
      if (candidates.size === CANDIDATES_MAX) return candidates;
      candidates.add(number);
    }
  }
  return candidates;
}

/** Searches an ascending list, which takes less time than computing the trigrams of a text again. */
function includesNumber(list: readonly number[], number: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return list[low] === number;
}

/** The mean of what both texts have in common, and of how much of the wanted text is found. */
function rate(shared: number, wanted: number, found: number): number {
  return (shared / (wanted + found - shared) + shared / wanted) / 2;
}

/** The trigrams of the words of a text, each word with two spaces before and one after it. */
function collectTrigrams(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .slice(0, CHARACTERS_MAX)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const trigrams = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let at = 0; at < padded.length - 2; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}
