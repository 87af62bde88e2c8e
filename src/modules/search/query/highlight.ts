import { foldCharacters, getStem, type Token, tokenize } from '../text/tokenize';
import { splitIdentifier } from '../text/vectors';

/** A part of a text, and whether it matches the query. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** What to highlight: stems, and the prefix of the word that is being typed. */
export interface FoundWords {
  stems: ReadonlySet<string>;
  prefix: string | undefined;
}

const SNIPPET_WORDS = 32;

/** Splits a text into matching and other parts. */
export function highlight(text: string, found: FoundWords): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const token of tokenize(text)) {
    if (!isFound(token, found)) continue;
    if (token.start > end) parts.push({ text: text.slice(end, token.start), isFound: false });
    parts.push({ text: text.slice(token.start, token.end), isFound: true });
    end = token.end;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isFound: false }] : parts;
}

/** Chooses the part of a text with the most different words of the query, or its beginning if there are none. */
export function chooseSnippet(text: string, found: FoundWords): string {
  const [first = choosePart(text, 0, found), ...others] = findPlaces(text, found).map((place) => choosePart(text, place, found));
  return others.reduce((best, part) => (part.value > best.value ? part : best), first).text;
}

/** Splitting text into words is slow, so only the most promising places are tried. */
const MAX_PLACES = 2;
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
function findPlaces(text: string, { stems, prefix }: FoundWords): number[] {
  const folded = foldCharacters(text);
  // A stem may end differently than the word: "recoveri" for "recovery".
  const roots = [...stems, ...(prefix === undefined ? [] : [prefix])].map((stem) => stem.slice(0, Math.max(3, stem.length - 1)));
  const occurrences = [...new Set(roots)]
    .flatMap((root) => findWordsWith(folded, root).map((at) => ({ at, root })))
    .toSorted((one, other) => one.at - other.at);
  const places = occurrences.map(({ at }, index): Place => {
    const end = occurrences.findIndex((other, next) => next > index && other.at >= at + WINDOW);
    const inside = occurrences.slice(index, end === -1 ? undefined : end);
    return { at, value: new Set(inside.map(({ root }) => root)).size * 10 + Math.min(9, inside.length) };
  });
  const chosen: Place[] = [];
  for (const place of places.toSorted((one, other) => other.value - one.value || one.at - other.at)) {
    if (chosen.length === MAX_PLACES) break;
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
function choosePart(text: string, place: number, found: FoundWords): { text: string; value: number } {
  const begin = Math.max(0, text.lastIndexOf(' ', Math.max(0, place - PART_BEFORE)));
  const tokens = tokenize(text.slice(begin, begin + PART_LENGTH)).slice(0, SNIPPET_WORDS + 8);
  const hits = tokens.flatMap((token, index) => (isFound(token, found) ? [{ index, stem: token.stem }] : []));
  const first = Math.max(0, Math.min((hits[0]?.index ?? 0) - 6, tokens.length - SNIPPET_WORDS));
  const shown = tokens.slice(first, first + SNIPPET_WORDS);
  const [from, to] = [begin + (shown[0]?.start ?? 0), begin + (shown.at(-1)?.end ?? 0)];
  const inside = hits.filter(({ index }) => index >= first && index < first + SNIPPET_WORDS);
  const isBegin = from === 0 || text.slice(0, from).trim() === '';
  const rest = text.slice(to).trim();
  const end = /^[.!?)]*$/.test(rest) ? rest : ' …';
  return {
    text: `${isBegin ? '' : '… '}${text.slice(from, to).replaceAll(/\s+/g, ' ')}${end}`,
    value: new Set(inside.map(({ stem }) => stem)).size * 10 + Math.min(9, inside.length),
  };
}

function isFound({ word, stem }: Token, { stems, prefix }: FoundWords): boolean {
  if (stems.has(stem) || splitIdentifier(word).some((part) => stems.has(getStem(part)))) return true;
  return prefix !== undefined && word.startsWith(prefix);
}
