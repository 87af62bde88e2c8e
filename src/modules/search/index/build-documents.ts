import { z } from 'zod';
import { buildDocUrl, LATEST_VERSION, parseDocVersion } from '@/cms/core/kinds/docs-locations';
import { buildEntryUrl, getEntryKind, type EntryCollection } from '@/cms/core/kinds/entry-kinds';
import { buildPublicTitle } from '@/cms/entries/occurrence';
import { SECTIONS } from '@/cms/core/taxonomy/sections';
import type { Page } from '@/payload-types';
import { capitalize } from '@/platform/capitalize';
import type { FactValues } from '@/platform/fact-tokens';
import { fold } from '../text/tokenize';
import { splitLayout } from './block-text';
import { getAgePenalty, getPageHitKind, CHAPTER_TOPICS } from './kinds';
import { readErrorCodes, readSetting } from './reference-answers';
import type { SearchDocument } from './search-document';
import { type SectionedText, splitMarkdown, type TextSection } from './sections';

/** Data from other entries that documents need. */
export interface IndexContext {
  products: readonly { key: string; name: string; url?: string | null | undefined }[];
  /** Titles of the handbook's chapters, by version and key: `18/install`. */
  chapters: ReadonlyMap<string, string>;
  /** Names of courses by their keys. */
  courses: ReadonlyMap<string, string>;
  /** The values of fact tokens. */
  facts: FactValues;
  now: number;
}

/** Properties that all hits of a page share. */
interface PageHead extends Pick<SearchDocument, 'page' | 'kind' | 'title' | 'description' | 'boost' | 'topics' | 'versions'> {
  path: string[];
  keys: string[];
  products: readonly string[];
  sample: boolean;
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}

const optionalTextSchema = z.string().nullish();
const entrySchema = z.looseObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  label: optionalTextSchema,
  topics: z.array(z.string()).nullish(),
  products: z.array(z.string()).nullish(),
  postgres: z.array(z.union([z.number(), z.string()])).nullish(),
  version: optionalTextSchema,
  group: optionalTextSchema,
  published: optionalTextSchema,
  start: optionalTextSchema,
  sample: z.boolean().nullish(),
  canceled: z.boolean().nullish(),
  visibleFrom: optionalTextSchema,
  visibleUntil: optionalTextSchema,
});

/** Fields that an entry's page shows in addition to its text, such as the city of an event. */
const SHOWN_FIELDS = [
  'city', 'country', 'region', 'regions', 'host', 'language', 'languages', 'kind', 'level', 'team', 'place', 'industry', 'customer',
  'needs', 'skills', 'environment', 'speakers', 'chapters', 'results', 'goal', 'audience', 'steps', 'series',
]; // oxfmt-ignore

/** Builds the hits of a page: the page itself and its sections. Pages hidden from search engines have none. */
export function buildPageDocuments(page: Page, context: IndexContext): SearchDocument[] {
  if (page.notIndexed === true) return [];
  const { label, boost } = getPageHitKind(page.url);
  const area = SECTIONS.find(({ key }) => key === page.section);
  const head: PageHead = {
    page: page.url,
    kind: label,
    title: page.pagetitle,
    description: page.description,
    boost: boost + (page.url.split('/').length <= 2 ? 0.03 : 0),
    topics: page.url.startsWith('/postgresql-tutorials-resources/') ? [page.url.split('/').at(-1) ?? ''] : [],
    versions: findVersions(page.pagetitle),
    path: [area && area.url !== page.url ? area.label : ''].filter(Boolean),
    keys: [page.label, page.pagetitle, page.meta.title ?? ''],
    products: findProducts(`${page.label} ${page.pagetitle} ${page.description}`, page.url, context),
    sample: false,
  };
  const text = splitLayout(page.layout);
  const { title, description } = page.meta;
  // Texts for search engines contain the words that people search for.
  const intro = [page.label, page.longDescription, title, description, text.intro].filter(Boolean).join('. ');
  return buildHits(head, { ...text, intro }, page.label);
}

/** Builds the hits of an entry: its page and the sections of its text. */
export function buildEntryDocuments(collection: EntryCollection, given: unknown, context: IndexContext): SearchDocument[] {
  const entry = entrySchema.parse(given);
  const head = collection === 'docs' ? buildDocHead(entry, context) : buildEntryHead(collection, entry, context);
  const facts = SHOWN_FIELDS.flatMap((name) => formatFact(name, collectValues(entry[name]))).join(' ');
  return buildHits(head, splitMarkdown(entry.body, 2), entry.label ?? '', facts);
}

type IndexedEntry = z.infer<typeof entrySchema>;

function buildEntryHead(collection: EntryCollection, entry: IndexedEntry, context: IndexContext): PageHead {
  const entryKind = getEntryKind(collection);
  const { searchLabel: kind, searchBoost: boost, plural } = entryKind;
  const dates = { ...(entry.published ? { published: entry.published } : {}), ...(entry.start ? { start: entry.start } : {}) };
  return {
    page: buildEntryUrl(entryKind, entry.slug),
    kind,
    title: buildPublicTitle(entry),
    description: entry.description,
    boost: boost - getAgePenalty(kind, dates, context.now),
    topics: entry.topics ?? [],
    versions: [...new Set([...(entry.postgres ?? []).map(String), ...findVersions(entry.title)])],
    path: [plural],
    keys: [entry.title, entry.title.split(':')[0] ?? '', entry.label ?? ''],
    products: [
      ...toProductKeys(entry.products ?? [], context),
      ...findProducts(`${entry.title} ${entry.description}`, '', context),
    ],
    sample: entry.sample === true,
    visibleFrom: entry.visibleFrom,
    visibleUntil: entry.visibleUntil,
  };
}

/** A page of the handbook belongs to a version and a chapter. Those about older versions rank lower. */
function buildDocHead(entry: IndexedEntry, context: IndexContext): PageHead {
  const head = buildEntryHead('docs', entry, context);
  const version = parseDocVersion(entry.version ?? '');
  const group = entry.group ?? '';
  const isOlder = version !== LATEST_VERSION;
  const chapter = context.chapters.get(`${version}/${group}`) ?? '';
  return {
    ...head,
    page: version !== undefined && group !== '' ? buildDocUrl({ version, group, slug: entry.slug }) : head.page,
    title: isOlder && !entry.title.includes(`${version}`) ? `${entry.title} (PostgreSQL ${version})` : head.title,
    boost: head.boost - (isOlder ? 0.3 : 0) - (group === 'reference' ? 0.12 : 0),
    topics: entry.topics ?? [CHAPTER_TOPICS[group] ?? ''].filter(Boolean),
    versions: [...new Set([...(version ? [version] : []), ...head.versions])],
    path: [head.kind, isOlder ? `PostgreSQL ${version}` : '', chapter].filter(Boolean),
  };
}

/** @param facts values that the page shows beside its text; last in the body, so that excerpts prefer sentences */
function buildHits(head: PageHead, { intro, sections }: SectionedText, shortName: string, facts = ''): SearchDocument[] {
  const common = {
    page: head.page,
    kind: head.kind,
    title: head.title,
    products: [...new Set(head.products)],
    topics: head.topics,
    versions: head.versions,
    sample: head.sample,
    visibleFrom: head.visibleFrom,
    visibleUntil: head.visibleUntil,
  };
  const whole: SearchDocument = {
    ...common,
    url: head.page,
    isPage: true,
    heading: '',
    path: head.path.join(' › '),
    description: head.description,
    body: [shortName, intro, ...sections.flatMap(({ heading, body }) => [heading, body]), facts].filter(Boolean).join('\n'),
    keys: toKeys([...head.keys, ...findPostgresNames(head.title)]),
    boost: head.boost,
  };
  return [whole, ...sections.flatMap((section) => buildSectionHits(head, common, section))];
}

function buildSectionHits(
  head: PageHead,
  common: Omit<SearchDocument, 'url' | 'isPage' | 'heading' | 'path' | 'description' | 'body' | 'keys' | 'boost'>,
  section: TextSection,
): SearchDocument[] {
  const path = [...head.path, head.title, ...section.parents].join(' › ');
  const setting = readSetting(section);
  const named = { heading: section.heading, body: section.body, keys: findPostgresNames(section.heading), answer: undefined };
  const own = setting ?? named;
  return [own, ...readErrorCodes(section)].map(({ heading, body, keys, answer }) => ({
    ...common,
    url: `${head.page}#${section.anchor}`,
    isPage: false,
    heading,
    path,
    description: '',
    body,
    keys: toKeys(keys),
    messages: answer === undefined ? (section.messages ?? []) : [],
    answer,
    // What is found by name ranks lower otherwise: there are so many settings and codes that they would hide explanations. A
    // page about a view or a program says more than a section.
    boost: head.boost - 0.04 * (section.level - 1) - (keys.length === 0 ? 0 : 0.3),
  }));
}

/** Finds the views, functions, and programs that a heading names, such as pg_stat_activity: people search for them by name. */
function findPostgresNames(heading: string): string[] {
  return heading.match(/\bpg_[a-z0-9_]+/g) ?? [];
}

function toKeys(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => fold(name).trim()).filter((name) => name !== ''))];
}

function findVersions(text: string): string[] {
  return Array.from(text.matchAll(/\bPostgres(?:QL)? (\d{1,2})\b/gi), ([, version = '']) => version);
}

function findProducts(text: string, url: string, { products }: IndexContext): string[] {
  const folded = fold(text);
  return products.flatMap(({ key, name, url: own }) =>
    key !== 'postgresql' && (folded.includes(fold(name)) || (own && own === url)) ? [key] : [],
  );
}

/** Entries refer to products by key, and webinars by page path, which isn't always that of a product. */
function toProductKeys(named: readonly string[], { products }: IndexContext): string[] {
  return named.flatMap((name) =>
    name.startsWith('/') ? products.filter(({ url }) => url === name).map(({ key }) => key) : [name],
  );
}

/** Formats the values of a field as readers see them in an excerpt: "Needs: Leave Oracle, Cost." */
function formatFact(name: string, values: readonly string[]): string[] {
  return values.length === 0 ? [] : [`${capitalize(name)}: ${values.map(capitalize).join(', ')}.`];
}

function collectValues(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?:|\/)/.test(value) ? [] : [value.replaceAll('-', ' ')];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => collectValues(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : collectValues(inner)));
}
