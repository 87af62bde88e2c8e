import type { Page } from '@/payload-types';
import { slugify } from '@/ui/slugify';
import { splitMarkdown, toPlainText, type TextSection } from './sections';

type LayoutBlock = Page['layout'][number];

/** Fields of blocks that contain no text for readers. */
const FIELDS_WITHOUT_TEXT = new Set([
  'id', 'blockType', 'blockName', 'icon', 'href', 'language', 'drawing', 'diagram', 'feature', 'form', 'media', 'width',
  'cut', 'sourceUrl', 'date', 'section', 'heading', 'cells',
]); // oxfmt-ignore

/** Returns the sections of a page: one for each block with a heading, and those in its Markdown. */
export function splitLayout(layout: readonly LayoutBlock[]): { intro: string; sections: TextSection[] } {
  const [hero, ...rest] = layout;
  const sections = rest.flatMap((block) => splitBlock(block));
  const loose = rest.filter((block) => getHeading(block) === '').map((block) => collectBlockText(block));
  return { intro: [hero ? collectBlockText(hero) : '', ...loose].join(' ').trim(), sections };
}

function splitBlock(block: LayoutBlock): TextSection[] {
  const heading = getHeading(block);
  const parents = heading === '' ? [] : [heading];
  const own = { heading, anchor: slugify(heading), parents: [], level: 2 };
  if (block.blockType === 'questions')
    return [
      { ...own, body: collectBlockText(block) },
      ...block.items.map(({ question, answer }) => ({
        heading: question,
        anchor: slugify(heading),
        parents,
        level: 3,
        body: toPlainText(answer),
      })),
    ].filter((section) => section.heading !== '');
  if (block.blockType !== 'prose') return heading === '' ? [] : [{ ...own, body: collectBlockText(block) }];
  const { intro, sections } = splitMarkdown(block.markdown, heading === '' ? 2 : 3);
  const inner = sections.map((section) => ({ ...section, parents: [...parents, ...section.parents] }));
  return heading === '' ? inner : [{ ...own, body: intro }, ...inner];
}

function getHeading(block: LayoutBlock): string {
  return block.blockType !== 'hero' && 'heading' in block && typeof block.heading === 'string' ? block.heading : '';
}

function collectBlockText(block: LayoutBlock): string {
  return collectStrings(block)
    .map((text) => toPlainText(text))
    .filter((text) => text !== '')
    .join(' ');
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => collectStrings(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (FIELDS_WITHOUT_TEXT.has(name) ? [] : collectStrings(inner)));
}
