import type { Element, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textIn } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** The parts of an HTML document that the audits check, in document order. */
export interface DocumentFacts {
  titles: string[];
  headings: string[];
  /** Content of meta elements, by `name` or `property`. */
  meta: { name: string; content: string }[];
  links: { rel: string; href: string; hreflang: string; type: string; media: string }[];
  structuredData: string[];
  /** `href` of each `a`. */
  anchors: string[];
  ids: string[];
  /** The resources of the page: scripts, style sheets, pictures, fonts, frames. */
  resources: string[];
  picturesWithoutSize: string[];
  /** What a reader sees outside code. */
  prose: string;
  /** Names of groups (`role="group"`) and of tables, by `aria-label`, or by the text of `aria-labelledby` or the caption. */
  groupNames: string[];
  tableNames: string[];
}

const parser = unified().use(rehypeParse);
const FETCHED_LINKS = ['stylesheet', 'preload', 'modulepreload', 'icon', 'manifest'];

/** Parses an HTML document without running scripts or fetching resources. */
export function extractFacts(html: string): DocumentFacts {
  const document = parser.parse(html);
  const all = elementsOf(document);
  const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const head = all.find(({ tagName }) => tagName === 'head')?.children ?? [];
  const linked = named('link');
  return {
    titles: head.filter((node) => node.type === 'element' && node.tagName === 'title').map(textIn),
    headings: named('h1').map(textIn),
    meta: named('meta')
      .map((meta) => ({ name: attribute(meta, 'property') || attribute(meta, 'name'), content: attribute(meta, 'content') }))
      .filter(({ name }) => name !== ''),
    links: linked
      .filter((link) => head.includes(link) && link.properties['disabled'] === undefined)
      .map((link) => ({
        rel: attribute(link, 'rel'),
        href: attribute(link, 'href'),
        hreflang: attribute(link, 'hrefLang'),
        type: attribute(link, 'type'),
        media: attribute(link, 'media'),
      })),
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(textIn),
    anchors: named('a')
      .map((anchor) => attribute(anchor, 'href'))
      .filter((href) => href !== ''),
    ids: all.map((element) => attribute(element, 'id')).filter((id) => id !== ''),
    resources: [
      ...named('script', 'img', 'iframe', 'source', 'video', 'audio').map((element) => attribute(element, 'src')),
      ...named('script').map((script) => attribute(script, 'dataLate')),
      ...linked
        .filter((link) =>
          attribute(link, 'rel')
            .split(' ')
            .some((rel) => FETCHED_LINKS.includes(rel)),
        )
        .map((link) => attribute(link, 'href')),
      ...named('img', 'source').flatMap((element) =>
        attribute(element, 'srcSet')
          .split(',')
          .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      ),
    ].filter((href) => href !== ''),
    prose: proseIn(document),
    picturesWithoutSize: named('img')
      .filter((picture) => attribute(picture, 'width') === '' || attribute(picture, 'height') === '')
      .map((picture) => toHtml(picture)),
    groupNames: all.filter((element) => attribute(element, 'role') === 'group').map((element) => nameOf(element, all)),
    tableNames: named('table').map((table) => nameOf(table, all)),
  };
}

/** The accessible name of an element whose content does not name it; empty when it has none. */
function nameOf(element: Element, all: readonly Element[]): string {
  const labelledBy = attribute(element, 'ariaLabelledBy');
  const named = all.find((each) => labelledBy !== '' && attribute(each, 'id') === labelledBy);
  const caption = elementsOf(element).find(({ tagName }) => tagName === 'caption');
  return (
    [attribute(element, 'ariaLabel'), ...[named, caption].map((each) => (each ? textIn(each).trim() : ''))].find(Boolean) ?? ''
  );
}

function elementsOf(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...below] : below;
}

/** An attribute as it is in the document; empty when it is missing. */
function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(name === 'srcSet' ? ', ' : ' ');
  return value === undefined || value === null ? '' : String(value);
}

/** Elements whose text is code, or not shown. */
const NOT_PROSE = ['code', 'pre', 'samp', 'kbd', 'textarea', 'script', 'style', 'template', 'svg', 'noscript'];

/** Returns what a reader of an HTML fragment sees outside code. */
export function extractProse(html: string): string {
  return proseIn(parser.parse(html));
}

function proseIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && NOT_PROSE.includes(node.tagName))) return ' ';
  return node.children.map(proseIn).join('');
}

/** Decodes the references that escape markup in XML. */
export function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
