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

/** Splits a text into words. A number such as 1.33 or 24×7 is one word. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[’'×-][\p{L}\d]+|[.,]\d+)*/gu) ?? [];
}

/**
 * Computes the Flesch-Kincaid grade of texts (Kincaid et al., 1975). Headings, cells and labels are not sentences, so
 * only paragraphs and list items with a full stop count.
 * @returns the years of school needed to read them; 0 when there is no sentence
 */
export function computeGrade(texts: readonly string[]): number {
  const paragraphs = texts.flatMap((text) => text.split('\n')).filter((text) => /[.!?:]["”’)]*$/.test(text.trim()));
  const words = paragraphs.flatMap(splitWords);
  if (words.length === 0) return 0;
  const sentences = paragraphs.reduce((sum, text) => sum + countSentences(text), 0);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * Counts sentences as textstat and text-readability do: a colon or semicolon doesn't end a sentence, and one or two words
 * (“Linux only.”, “No.”) aren't a sentence.
 */
function countSentences(text: string): number {
  const sentences = text.split(/(?<=[.!?]["”’)]*)\s+/);
  return Math.max(1, sentences.filter((sentence) => splitWords(sentence).length > 2).length);
}

/** Letters that are pronounced one by one, as in EDB, IDs, or PostgreSQL. */
const SPELLED = /[A-Z]{2,5}(?=s?(?:$|[^A-Za-z]))/g;

/** Names whose final “es” is pronounced. */
const SPOKEN_NAMES: ReadonlyMap<string, number> = new Map([
  ['postgres', 2],
  ['kubernetes', 4],
]);

/**
 * Counts the syllables of an English word by its groups of vowels, and one for each letter of an abbreviation; right for
 * most words, which is enough for an average.
 */
export function countSyllables(word: string): number {
  if (word.includes('-')) return word.split('-').reduce((sum, part) => sum + countSyllables(part), 0);
  const spelled = word.match(SPELLED)?.join('').length ?? 0;
  const rest = word.replace(SPELLED, '');
  return spelled > 0 && !/[a-z]{2}/.test(rest) ? spelled : spelled + countSpokenSyllables(rest);
}

/** Vowels of two syllables: re-li-a-ble, com-pli-ance, cli-ent, pe-ri-od, man-u-al, con-tin-u-ous, cre-ate, try-ing. */
const TWO_SYLLABLES =
  /(?<![ctgsx])i(?=a[bnlt]|a$|o[dru]|u[ms])|(?<![ct]|fr)i(?=en[ct]|et)|(?<![qg])u(?=a[lt]|ou)|(?<=cr)e(?=at)|[eouy](?=ing)/g;

function countSpokenSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/(?<=[dsz])n[’']t$/, 'nat')
    .replace(/[^a-z]/g, '');
  const known = SPOKEN_NAMES.get(letters);
  if (known !== undefined) return known;
  const spoken = letters
    .replace(/(?<![^aeiouy]l)e(?=ments?$)/, '')
    .replace(/(?:(?<![sxzcg]|[sc]h|[^aeiouy]l)es|(?<![dt]|[^aeiouyl]l)ed|(?<![^aeiouy]l)e)$/, '')
    .replace(TWO_SYLLABLES, '$&-');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/\{\{[^}]*\}\}/g, '1')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/^\s*(?:[-*#>]+|\d+\.)\s+/gm, '')
    .replace(/[*_|]/g, ' ')
    .trim();
}
