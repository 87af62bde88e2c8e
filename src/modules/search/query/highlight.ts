import { foldCharacters, getStem, splitWords } from '../text/tokenize';
import { splitIdentifier } from '../text/vectors';

/** A part of a text, and whether it matches the query. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** The words of a query: their stems, and the prefix of the word that is being typed. */
interface QueryWords {
  stems: ReadonlySet<string>;
  prefix: string | undefined;
}

/** Finds the words of a query in the texts of its hits, which share most of their words. */
export class WordFinder {
  readonly #query: QueryWords;
  readonly #known = new Map<string, readonly string[]>();

  constructor(query: QueryWords) {
    this.#query = query;
  }

  /** Returns the beginnings of words that may match. A stem may end differently than the word: "recoveri" for "recovery". */
  getRoots(): string[] {
    const { stems, prefix } = this.#query;
    const beginnings = [...stems, ...(prefix === undefined ? [] : [prefix])];
    return [...new Set(beginnings.map((stem) => stem.slice(0, Math.max(3, stem.length - 1))))];
  }

  /** Returns whether a word, or a part of an identifier, matches. */
  isFound(word: string): boolean {
    return this.getMatches(word).length > 0;
  }

  /** Returns the stems of the query, or its prefix, that a word or the parts of an identifier match. */
  getMatches(word: string): readonly string[] {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const { stems, prefix } = this.#query;
    const matching = [word, ...splitIdentifier(word)].map(getStem).filter((stem) => stems.has(stem));
    const matches = matching.length === 0 && prefix !== undefined && word.startsWith(prefix) ? [prefix] : matching;
    this.#known.set(word, matches);
    return matches;
  }
}

const SNIPPET_WORDS = 32;

/** Splits a text into matching and other parts. */
export function highlightMatches(text: string, finder: WordFinder): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const each of splitWords(foldCharacters(text))) {
    if (!finder.isFound(each.word)) continue;
    if (each.start > end) parts.push({ text: text.slice(end, each.start), isFound: false });
    parts.push({ text: text.slice(each.start, each.end), isFound: true });
    end = each.end;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isFound: false }] : parts;
}

/** Counts the different words of the query in a highlighted text. */
function countMatches(parts: readonly TextPart[], finder: WordFinder): number {
  return new Set(parts.flatMap(({ text, isFound }) => (isFound ? finder.getMatches(foldCharacters(text)) : []))).size;
}

/** What a hit can show of itself. */
interface HitContent {
  title: readonly TextPart[];
  isSection: boolean;
  /** Of its page. */
  description: string;
  body: string;
}

/**
 * Chooses what to show of a hit below its title: the description if it has words of the query, otherwise the part of the text
 * with the most of them. If the title of a page has as many, its description says more than that part, which may be code.
 */
export function chooseSummary({ title, isSection, description, body }: HitContent, finder: WordFinder): TextPart[] {
  const summary = highlightMatches(description, finder);
  if (countMatches(summary, finder) > 0 || body === '') return summary;
  const snippet = highlightMatches(chooseSnippet(body, finder), finder);
  return isSection || countMatches(snippet, finder) > countMatches(title, finder) ? snippet : summary;
}

/** Chooses the part of a text with the most different words of the query, or its beginning if there are none. */
export function chooseSnippet(text: string, finder: WordFinder): string {
  const folded = foldCharacters(text);
  const choose = (place: number) => choosePart({ text, folded }, place, finder);
  const [first = choose(0), ...others] = findPlaces(folded, finder.getRoots()).map(choose);
  return others.reduce((best, part) => (part.value > best.value ? part : best), first).text;
}

/** Splitting text into words is slow, so only the most promising places are tried. */
const PLACES_MAX = 2;
const OCCURRENCES_MAX = 60;
/** Approximate number of characters in a snippet. */
const WINDOW = 200;
const PART_BEFORE = 120;
/** Enough for the words of a snippet and some before it. */
const PART_LENGTH = 400;

interface Place {
  at: number;
  value: number;
}

/** Finds the places with the most words that may match the query. */
function findPlaces(folded: string, roots: readonly string[]): number[] {
  const occurrences = roots
    .flatMap((root) => findWordsWith(folded, root).map((at) => ({ at, root })))
    .toSorted((one, other) => one.at - other.at);
  const places = occurrences.map(({ at }, index): Place => {
    const end = occurrences.findIndex((other, next) => next > index && other.at >= at + WINDOW);
    const inside = occurrences.slice(index, end === -1 ? undefined : end);
    return { at, value: new Set(inside.map(({ root }) => root)).size * 10 + Math.min(9, inside.length) };
  });
  const chosen: Place[] = [];
  for (const place of places.toSorted((one, other) => other.value - one.value || one.at - other.at)) {
    if (chosen.length === PLACES_MAX) break;
    if (chosen.every(({ at }) => Math.abs(at - place.at) >= WINDOW)) chosen.push(place);
  }
  return chosen.map(({ at }) => at);
}

/** Returns the positions where a word, or a part of an identifier, starts with these letters. */
function findWordsWith(text: string, root: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(root); at !== -1 && found.length < OCCURRENCES_MAX; at = text.indexOf(root, at + root.length))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) found.push(at);
  return found;
}

/** Returns the words around a place, and how many words of the query are among them. */
function choosePart(
  { text, folded }: { text: string; folded: string },
  place: number,
  finder: WordFinder,
): { text: string; value: number } {
  const begin = Math.max(0, text.lastIndexOf(' ', Math.max(0, place - PART_BEFORE)));
  const words = splitWords(folded.slice(begin, begin + PART_LENGTH)).slice(0, SNIPPET_WORDS + 8);
  const hits = words.flatMap(({ word }, index) => finder.getMatches(word).map((match) => ({ index, match })));
  const first = Math.max(0, Math.min((hits[0]?.index ?? 0) - 6, words.length - SNIPPET_WORDS));
  const shown = words.slice(first, first + SNIPPET_WORDS);
  const [from, to] = [begin + (shown[0]?.start ?? 0), begin + (shown.at(-1)?.end ?? 0)];
  const inside = hits.filter(({ index }) => index >= first && index < first + SNIPPET_WORDS);
  const isBegin = from === 0 || text.slice(0, from).trim() === '';
  const rest = text.slice(to).trim();
  const end = /^[.!?)]*$/.test(rest) ? rest : ' …';
  return {
    text: `${isBegin ? '' : '… '}${text.slice(from, to).replaceAll(/\s+/g, ' ')}${end}`,
    value: new Set(inside.map(({ match }) => match)).size * 10 + Math.min(9, inside.length),
  };
}
