import { isDrawingName } from '@/cms/core/taxonomy/drawing-names';
import { EVENT_REGIONS } from '@/cms/core/taxonomy/regions';

/** A link in a document: the field and the target. */
export interface EntryLink {
  field: string;
  target: string;
}

const LINK_FIELDS = new Set(['registration', 'recording', 'href', 'sourceUrl', 'to', 'url', 'documentation', 'thankYou']);
const LINK_LIST_FIELDS = new Set(['posts', 'related', 'products', 'pages']);
/** Fenced code blocks of Markdown. */
export const FENCED_CODE = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;
/** The target of a link in parentheses, which may have pairs of them itself, or of a reference: `[key]: /target`. Not a footnote. */
const MARKDOWN_LINK = /(?:\]\(\s*|^ {0,3}\[(?!\^)[^[\]\n]+\]:\s*)<?((?:\([^\s()<>]*\)|[^\s()<>])+)/gm;

/** Returns every link in a document: link fields, the paths in `posts`, and links in Markdown. */
export function extractLinks(value: unknown, field = ''): EntryLink[] {
  if (typeof value === 'string') return extractFromText(value, field);
  if (Array.isArray(value)) return value.flatMap((item, index) => extractLinks(item, `${field}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => extractLinks(inner, field === '' ? name : `${field}.${name}`));
}

function extractFromText(text: string, field: string): EntryLink[] {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (LINK_FIELDS.has(name) || LINK_LIST_FIELDS.has(name)) return [{ field, target: text }];
  if (name === 'media') return text === '' ? [] : [{ field, target: getMediaTarget(text) }];
  // Links in code are examples.
  if (name === 'code' || name === 'output') return [];
  return [...text.replace(FENCED_CODE, '').matchAll(MARKDOWN_LINK)].map(([, target = '']) => ({ field, target }));
}

const MEDIA_PREFIX = 'media:';
const DIAGRAM_PREFIX = 'diagram:';

/** Returns the link target of a picture, as Markdown refers to it and as it appears in sets of targets. */
export function getMediaTarget(name: string): string {
  return MEDIA_PREFIX + name;
}

/** Returns the name of the picture that a link target is; undefined for any other target. */
export function getPictureName(target: string): string | undefined {
  return target.startsWith(MEDIA_PREFIX) ? target.slice(MEDIA_PREFIX.length) : undefined;
}

/** Returns what a link target is called in a message. */
export function describeTarget(target: string): string {
  const picture = getPictureName(target);
  if (picture !== undefined) return `The picture “${picture}”`;
  if (target.startsWith(DIAGRAM_PREFIX)) return `The diagram “${target.slice(DIAGRAM_PREFIX.length)}”`;
  return `The link to ${target}`;
}

/** Whether a target is a link that someone can follow, and not a picture or a diagram. */
export function isLinkTarget(target: string): boolean {
  return !target.startsWith(MEDIA_PREFIX) && !target.startsWith(DIAGRAM_PREFIX);
}

/**
 * URLs of this site without an entry of their own that content may link to. The table of all routes (src/server/routes.ts) is in
 * a higher layer, and most of its routes are no targets for links. A test finds URLs that aren't in that table.
 */
export const LINKABLE_ROUTES: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/health/live',
  '/health/ready',
  '/certificates',
  '/certificates/keys.json',
  '/dashboard',
  '/training/exam',
  '/search',
  '/docs/search',
  '/status',
  '/status.json',
  '/docs/print',
  '/blog/feed.xml',
  '/company/press-releases/feed.xml',
  '/training/live-postgresql-training/calendar.ics',
  '/downloads/choose',
  '/downloads/platforms.csv',
  '/downloads/platforms.json',
  '/releases/check.json',
  '/releases/feed.xml',
  '/releases/lifecycle.ics',
  '/releases/lifecycle.json',
  '/resources/webinars/feed.xml',
  '/security/cve/feed.xml',
  '/resources/webinars/calendar.ics',
  '/resources/events/calendar.ics',
  ...EVENT_REGIONS.map(({ value }) => `/resources/events/region/${value}/calendar.ics`),
]);

/** The beginnings of URLs below which nothing but the site's own routes is served. */
const ROUTE_TREES = /^\/(?:account|admin|api|media|preview)(?:\/|$)/;

/** Returns whether the site itself serves this URL, so that a page there would never be shown. */
export function isOwnRoute(url: string): boolean {
  return LINKABLE_ROUTES.has(url) || ROUTE_TREES.test(url);
}

/** Files in public/ that content links to. */
const MEDIA_KIT_FILE = /^\/media-kit\/[a-z0-9-]+\.(svg|png)$/;

/**
 * Returns why a link is broken, as a sentence; undefined when it is valid. External links must use https, internal
 * links must point to an existing URL, and pictures must be in the media collection. Fragments are checked by the
 * tests, on the rendered pages; those of a page’s own sections also when it is published (src/modules/pages/section-links.ts).
 * @param urls the URLs of all pages, and the targets of all pictures
 */
export function getTargetProblem({ target }: EntryLink, urls: ReadonlySet<string>): string | undefined {
  if (target.startsWith('#') || target.startsWith('mailto:') || target.startsWith('tel:')) return undefined;
  if (target.startsWith(MEDIA_PREFIX)) return urls.has(target) ? undefined : 'there is no such picture';
  if (target.startsWith(DIAGRAM_PREFIX))
    return isDrawingName(target.slice(DIAGRAM_PREFIX.length)) ? undefined : 'there is no such diagram';
  if (target.startsWith('https://')) return URL.canParse(target) ? undefined : 'this isn’t a complete URL';
  if (!target.startsWith('/')) return 'a link is a path of this site or starts with https://';
  const path = stripQueryAndHash(target);
  if (urls.has(path) || LINKABLE_ROUTES.has(path) || MEDIA_KIT_FILE.test(path)) return undefined;
  return 'there is no such page';
}

/** Returns a target without its query and fragment. */
export function stripQueryAndHash(target: string): string {
  return target.startsWith('/') ? (target.split(/[?#]/)[0] ?? '') : target;
}
