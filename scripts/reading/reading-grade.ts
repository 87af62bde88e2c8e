/** Fields without prose: URLs, choices, code. */
const NON_PROSE_FIELDS = new Set([
  'url',
  'href',
  'to',
  'from',
  'key',
  'blockType',
  'feature',
  'drawing',
  'icon',
  'section',
  'source',
  'sourceUrl',
  'documentation',
  'code',
  'output',
  'verify',
  'remove',
  'language',
  'posts',
  'meta',
]);

/** Extracts the prose of a content file, one string per entry, without Markdown syntax and code. */
export function extractProse(value: unknown): string[] {
  if (typeof value === 'string') return [stripMarkdown(value)].filter((text) => text !== '');
  if (Array.isArray(value)) return value.flatMap(extractProse);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (NON_PROSE_FIELDS.has(name) ? [] : extractProse(inner)));
}

/** Splits a text into words. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];
}

/**
 * Computes the Flesch-Kincaid grade of texts (Kincaid et al., 1975). Headings, cells and labels are not sentences, so
 * only texts with a full stop count.
 * @returns the years of school needed to read them; 0 when there is no sentence
 */
export function computeGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/\n{2,}|\n(?=[-|\d])/))
    .filter((text) => /[.!?:]["”’)]*$/.test(text.trim()))
    .flatMap((text) => text.split(/(?<=[.!?:;]["”’)]*)\s+/));
  const counted = sentences.map(splitWords).filter(({ length }) => length > 0);
  const words = counted.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / counted.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Letters that are spoken one by one, as in EDB, IDs, or PostgreSQL. */
const SPELLED = /[A-Z]{2,5}(?=s?(?:$|[^A-Za-z]))/g;

/**
 * Counts the syllables of an English word by its groups of vowels, and one for each letter of an abbreviation; right for
 * most words, which is enough for an average.
 */
export function countSyllables(word: string): number {
  const spelled = word.match(SPELLED)?.join('').length ?? 0;
  const rest = word.replace(SPELLED, '');
  return spelled > 0 && !/[a-z]{2}/.test(rest) ? spelled : spelled + countSpokenSyllables(rest);
}

function countSpokenSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '');
  return Math.max(1, letters.match(/[aeiouy]+/g)?.length ?? 0);
}

function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/^\s*(?:[-*#>]+|\d+\.)\s+/gm, '')
    .replace(/[*_|]/g, ' ')
    .trim();
}
