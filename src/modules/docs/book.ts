import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { LRUCache } from 'lru-cache';
import { buildDocUrl, type DocVersion, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import { buildAccessibleNames, parseMarkdown, parseMarkdownImage } from '@/ui/markdown';
import { SCROLLABLE_TAB_STOP_SCRIPT } from '@/ui/scrollable-tab-stops';
import { BOOK_STYLE } from './book-style';
import { getDocsWithBodies, type LocatedDoc, getDocsTree } from './docs';
import { createElement, createText } from './html';
import type { DocsTree } from './docs-tree';

interface BookOptions {
  version: DocVersion;
  siteName: string;
  /** The public origin, for links that leave the book. */
  siteUrl: string;
}

const MAIN_ID = 'main-content';

/** Rendered book pages, by a hash of what they are rendered from. */
const renderedPages = new LRUCache<string, string>({ max: 500 });

/**
 * Renders a whole version of the handbook as one self-contained HTML document, without images. Its only script makes
 * scrollable tables tab stops. Links between its pages become anchors. The document is yielded in chunks, page by page.
 */
export async function* renderBook({ version, siteName, siteUrl }: BookOptions): AsyncGenerator<string> {
  const [tree, pages] = await Promise.all([getDocsTree(version), getDocsWithBodies(version)]);
  const title = `Handbook for PostgreSQL ${version}`;
  const day =
    pages
      .map(({ doc }) => doc.contentChangedAt.slice(0, 10))
      .toSorted()
      .at(-1) ?? '';
  yield '<!doctype html>\n<html lang="en-US">\n';
  yield toHtml(
    createElement(
      'head',
      {},
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      createElement('meta', { name: 'robots', content: 'noindex' }),
      createElement('title', {}, createText(`${title}: ${siteName}`)),
      createElement('style', {}, createText(BOOK_STYLE)),
      createElement('script', {}, createText(SCROLLABLE_TAB_STOP_SCRIPT)),
    ),
  );
  yield '\n<body>\n';
  yield toHtml(createElement('a', { className: ['skip'], href: `#${MAIN_ID}` }, createText('Skip to content')));
  yield toHtml(
    createElement(
      'header',
      {},
      createElement('h1', {}, createText(title)),
      createElement(
        'p',
        {},
        createText(`By ${siteName}. Last changed on ${day}. The newest state is at `),
        createElement('a', { href: siteUrl + buildDocUrl({ version }) }, createText(siteUrl + buildDocUrl({ version }))),
        createText('.'),
      ),
    ),
  );
  yield toHtml(renderContents(tree));
  yield `\n<main id="${MAIN_ID}" tabindex="-1">\n`;
  const anchors = new Map(pages.map((page) => [page.url, getAnchor(page)]));
  for (const group of tree.groups) {
    yield toHtml(createElement('h2', { id: group.key }, createText(group.title)));
    for (const page of pages.filter(({ place }) => place.group === group.key)) yield renderBookPage(page, anchors, siteUrl);
  }
  yield '\n</main>\n</body>\n</html>\n';
}

/** Returns the file name of a version's offline copy. */
export function getBookFileName(version: DocVersion): string {
  return `postgresql-${version}-handbook.html`;
}

/** Returns the path of a version's print view. */
export function getPrintPath(version: DocVersion): string {
  return version === LATEST_VERSION ? '/docs/print' : `/docs/print/${version}`;
}

function renderContents({ groups }: DocsTree): Element {
  const items = groups.map(({ key, title, pages }) =>
    createElement(
      'li',
      {},
      createElement('a', { href: `#${key}` }, createText(title)),
      createElement(
        'ol',
        {},
        ...pages.map((page) =>
          createElement('li', {}, createElement('a', { href: `#${key}--${page.slug}` }, createText(page.title))),
        ),
      ),
    ),
  );
  return createElement(
    'nav',
    { ariaLabel: 'Contents' },
    createElement('h2', {}, createText('Contents')),
    createElement('ol', {}, ...items),
  );
}

function getAnchor({ place }: Pick<BookPage, 'place'>): string {
  return `${place.group}--${place.slug}`;
}

/** A page as the book shows it. */
interface BookPage {
  place: Pick<LocatedDoc['place'], 'group' | 'slug'>;
  url: string;
  doc: Pick<LocatedDoc['doc'], 'title' | 'description' | 'verified' | 'body'>;
}

/** Renders a page of the book. Exported for its test. */
export function renderBookPage(page: BookPage, anchors: ReadonlyMap<string, string>, siteUrl: string): string {
  const { title, description, verified, body } = page.doc;
  // The texts themselves, because a changed fact keeps the date of the page; and all URLs, because a link also changes when its
  // target has moved.
  const key = hashValues([page.url, title, description, verified, body, siteUrl, ...anchors.keys()]);
  const kept = renderedPages.get(key);
  if (kept !== undefined) return kept;
  const html = toHtml(
    createElement(
      'article',
      { id: getAnchor(page) },
      createElement('h3', {}, createText(title)),
      createElement('p', {}, createText(description)),
      ...renderBookContent(parseMarkdown(body, 3), { anchor: getAnchor(page), url: page.url, title, anchors, siteUrl }),
      createElement('p', {}, createElement('small', {}, createText(`Checked on ${verified}.`))),
    ),
  );
  renderedPages.set(key, html);
  return html;
}

function hashValues(values: readonly (string | null | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64');
}

interface BookPageContext {
  anchor: string;
  url: string;
  /** The page's title, which makes the names of its tables unique in the book. */
  title: string;
  anchors: ReadonlyMap<string, string>;
  siteUrl: string;
}

/**
 * Renders a page's body for the book: headings one level lower, ids and links scoped to the page, and outputs below
 * their code. Exported for its test.
 */
export function renderBookContent(tree: Root, place: BookPageContext): ElementContent[] {
  const { tableNames } = buildAccessibleNames(tree, place.title);
  return tree.children.flatMap((node) =>
    node.type === 'doctype' ? [] : [toBookNode(node, { ...place, tableNames }), ...renderCodeOutput(node)],
  );
}

interface BookNodeContext extends BookPageContext {
  tableNames: ReadonlyMap<Element, string>;
}

function toBookNode(node: ElementContent, place: BookNodeContext): ElementContent {
  if (node.type !== 'element') return node;
  const name = place.tableNames.get(node);
  return name === undefined ? toBookElement(node, place) : renderTable(toBookElement(node, place), name, place);
}

/** A wide table scrolls in a group of its own, which becomes a tab stop while it does. */
function renderTable(table: Element, name: string, { title }: BookNodeContext): Element {
  const label = name.startsWith(title) ? name : `${title}: ${name}`;
  return createElement(
    'div',
    { role: 'group', ariaLabel: label },
    { ...table, properties: { ...table.properties, ariaLabel: label } },
  );
}

function toBookElement(node: Element, place: BookNodeContext): Element {
  if (node.tagName === 'img') return renderImageLink(node, place);
  const { dataOutput: _output, ...properties } = node.properties;
  const { id, href } = properties;
  return {
    ...node,
    tagName: /^h[3-5]$/.test(node.tagName) ? `h${Number(node.tagName[1]) + 1}` : node.tagName,
    properties: {
      ...properties,
      ...(typeof id === 'string' ? { id: `${place.anchor}--${id}` } : {}),
      ...(typeof href === 'string' ? { href: resolveBookLink(href, place) } : {}),
    },
    children: node.children.map((child) => toBookNode(child, place)),
  };
}

/** An image needs the site's styles or files, so the book has its caption, and a link to the page that shows it. */
function renderImageLink(image: Element, { url, siteUrl }: BookPageContext): Element {
  const { alt, caption } = parseMarkdownImage(image) ?? {};
  const link = createElement('a', { href: siteUrl + url }, createText('See the picture online'));
  return createElement('p', {}, createText(`${caption ?? alt ?? ''} `), link, createText('.'));
}

function resolveBookLink(href: string, { anchor, anchors, siteUrl }: BookPageContext): string {
  if (href.startsWith('#')) return `#${anchor}--${href.slice(1)}`;
  if (!href.startsWith('/')) return href;
  const [path = '', fragment] = href.split('#');
  const target = anchors.get(path);
  if (target === undefined) return siteUrl + href;
  return fragment === undefined ? `#${target}` : `#${target}--${fragment}`;
}

/** Renders the output of a code block, which the tree stores with the block. */
function renderCodeOutput(node: ElementContent): Element[] {
  if (node.type !== 'element' || typeof node.properties.dataOutput !== 'string') return [];
  return [createElement('pre', { className: ['output'] }, createElement('samp', {}, createText(node.properties.dataOutput)))];
}
