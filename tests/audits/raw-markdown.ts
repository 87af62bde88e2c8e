import { decodeEntities, extractProse } from './document-facts';

/** Markdown that wasn't rendered: code, strong words, links, headings, emphasis with brackets. */
const MARKS = [/`[^`\n]*`/, /\*\*\S[^*\n]*\*\*/, /\[[^\]\n]+\]\((?:\/|#|https?:)[^)\s]*\)/, /(?:^|\n)#{1,6} \w/];

/** Returns the raw Markdown in a text. */
export function findRawMarkdown(text: string): string[] {
  return MARKS.flatMap((mark) => mark.exec(text)?.[0] ?? []);
}

/** Returns the text of an Atom feed that readers see as prose. */
export function extractFeedText(xml: string): string {
  return xml
    .replace(/<content[^>]*>([\s\S]*?)<\/content>/g, (_tag, html: string) => extractProse(decodeEntities(html)))
    .replace(/<[^>]+>/g, '\n');
}

/** Returns every text in structured data, without the HTML of job descriptions. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}
