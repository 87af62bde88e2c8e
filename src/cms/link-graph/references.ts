import { EVENT_REGIONS } from '@/cms/core/resource-kinds';

/** A link that a document holds: in which field, and to what. */
export interface LinkReference {
  field: string;
  target: string;
}

const LINK_FIELDS = new Set(['registration', 'recording', 'href', 'sourceUrl', 'to', 'url', 'documentation', 'thankYou']);
const FENCED_CODE = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;
const MARKDOWN_LINK = /\]\(\s*<?([^\s)>]+)/g;

/** Every link in a document: fields that hold an address, the paths in `posts`, and links within Markdown. */
export function extractReferences(value: unknown, field = ''): LinkReference[] {
  if (typeof value === 'string') return extractFromText(value, field);
  if (Array.isArray(value)) return value.flatMap((item, index) => extractReferences(item, `${field}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => extractReferences(inner, field === '' ? name : `${field}.${name}`));
}

function extractFromText(text: string, field: string): LinkReference[] {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (LINK_FIELDS.has(name) || name === 'posts' || name === 'related' || name === 'products') return [{ field, target: text }];
  if (name === 'media') return [{ field, target: getMediaTarget(text) }];
  // Links in code are examples, not links.
  if (name === 'code' || name === 'output') return [];
  return [...text.replace(FENCED_CODE, '').matchAll(MARKDOWN_LINK)].map(([, target = '']) => ({ field, target }));
}

const MEDIA_PREFIX = 'media:';

/** How a text refers to a picture, and how its name stands among the things that can be referred to. */
export function getMediaTarget(name: string): string {
  return MEDIA_PREFIX + name;
}

/** Addresses of this site that have no entry in the catalogue. */
const NON_PAGE_URLS: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/health/live',
  '/health/ready',
  '/dashboard',
  '/search',
  '/docs/search',
  '/docs/print',
  '/blog/feed.xml',
  '/company/press-releases/feed.xml',
  '/resources/webinars/feed.xml',
  '/resources/webinars/calendar.ics',
  '/resources/events/calendar.ics',
  ...EVENT_REGIONS.map(({ value }) => `/resources/events/region/${value}/calendar.ics`),
]);

/** Files of the folder public/ that content links to. */
const MEDIA_KIT_FILE = /^\/media-kit\/[a-z0-9-]+\.(svg|png)$/;

/**
 * Why a link is broken, as a sentence; undefined when it is good. Links to other sites must be https; links within the
 * site must lead to an address of the catalogue, and a picture must be one of the media collection. Fragments are checked
 * by the tests, on the finished pages.
 *
 * @param urls the addresses of all pages, and the targets of all pictures
 */
export function getReferenceProblem({ target }: LinkReference, urls: ReadonlySet<string>): string | undefined {
  if (target.startsWith('#') || target.startsWith('mailto:') || target.startsWith('tel:')) return undefined;
  if (target.startsWith(MEDIA_PREFIX)) return urls.has(target) ? undefined : 'there is no such picture';
  if (!target.startsWith('/'))
    return target.startsWith('https://') ? undefined : 'a link is a path of this site or starts with https://';
  const path = stripQueryAndHash(target);
  if (urls.has(path) || NON_PAGE_URLS.has(path) || MEDIA_KIT_FILE.test(path)) return undefined;
  return 'there is no such page';
}

/** A target without the query and the fragment. */
export function stripQueryAndHash(target: string): string {
  return target.startsWith('/') ? (target.split(/[?#]/)[0] ?? '') : target;
}
