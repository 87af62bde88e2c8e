import type { IconName } from '@/ui/icon';
import { ARTICLE_KINDS } from './article-kinds';
import { DOCS_BASE } from './docs-locations';
import { RESOURCE_KINDS } from './resource-kinds';

/**
 * A kind of entry with a page each: a collection, a folder of content files (`<slug>.md`), and a list page whose URL is
 * the prefix of the entries' URLs. Each collection has the fields `slug`, `title`, `description` and `body`.
 */
interface BaseEntryKind {
  collection: string;
  folder: string;
  base: string;
  singular: string;
  plural: string;
  icon: IconName;
  /** What search calls these hits; several kinds may share a label. */
  searchLabel: string;
  /** Added to the score of a hit. Temporary content, such as job openings, ranks below content that stays relevant. */
  searchBoost: number;
  /** Entries may be sample content: the collection has a `sample` field. */
  hasSamples?: true;
  /** Samples are hidden from search engines, which would present them as real. */
  hidesSamples?: true;
  /** Entries take place at a time, and can be canceled: the collection has the `occurrenceFields`. */
  takesPlace?: true;
  /** Entries appear or disappear at a set time: the collection has the `visibilityFields`. */
  isTimed?: true;
}

const KINDS = [
  ...ARTICLE_KINDS,
  ...RESOURCE_KINDS,
  {
    collection: 'learning-paths',
    folder: 'learning-paths',
    base: '/training/learning-paths',
    singular: 'Learning path',
    plural: 'Learning paths',
    icon: 'map',
    searchLabel: 'Training',
    searchBoost: -0.02,
  },
  {
    collection: 'lessons',
    folder: 'lessons',
    base: '/training/free-postgres-training',
    singular: 'Lesson',
    plural: 'Lessons',
    icon: 'graduation',
    searchLabel: 'Training',
    searchBoost: -0.03,
  },
  {
    collection: 'press-releases',
    folder: 'press-releases',
    base: '/company/press-releases',
    singular: 'Press release',
    plural: 'Press releases',
    icon: 'newspaper',
    searchLabel: 'Press releases',
    searchBoost: -0.35,
    hasSamples: true,
    hidesSamples: true,
    isTimed: true,
  },
  {
    collection: 'customers',
    folder: 'customers',
    base: '/customers',
    singular: 'Customer story',
    plural: 'Customer stories',
    icon: 'building',
    searchLabel: 'Customer stories',
    searchBoost: -0.12,
    hasSamples: true,
    hidesSamples: true,
  },
  {
    collection: 'partners',
    folder: 'partners',
    base: '/partners/find-partner',
    singular: 'Partner',
    plural: 'Partners',
    icon: 'people',
    searchLabel: 'Partners',
    searchBoost: -0.16,
    hasSamples: true,
    hidesSamples: true,
  },
  {
    collection: 'job-openings',
    folder: 'job-openings',
    base: '/careers/job-openings',
    singular: 'Job opening',
    plural: 'Job openings',
    icon: 'briefcase',
    searchLabel: 'Careers',
    searchBoost: -0.5,
    hasSamples: true,
    hidesSamples: true,
    isTimed: true,
  },
] as const satisfies readonly BaseEntryKind[];

/**
 * The latest version of the docs. Its files, URLs and older versions have their own rules (docs-locations.ts,
 * src/modules/docs).
 */
const DOCS_KIND = {
  collection: 'docs',
  folder: 'docs',
  base: DOCS_BASE,
  singular: 'Docs page',
  plural: 'Docs pages',
  icon: 'book',
  searchLabel: 'Documentation',
  searchBoost: 0.06,
} as const satisfies BaseEntryKind;

export type EntryCollection = (typeof KINDS)[number]['collection'] | typeof DOCS_KIND.collection;
export type EntryKind = BaseEntryKind & { collection: EntryCollection };

/**
 * The registry of entry kinds, read by content import and export, the link checks, the sitemap, llms.txt, search, the
 * suggestions on the 404 page, link lists and the audits.
 */
export const ENTRY_KINDS: readonly EntryKind[] = KINDS;

/** The kinds shown in the site's lists and maps: every kind, and the docs. */
export const LISTED_KINDS: readonly EntryKind[] = [...KINDS, DOCS_KIND];

/** Returns the entry kind of a collection. */
export function getEntryKind(collection: EntryCollection): EntryKind {
  const kind = LISTED_KINDS.find((each) => each.collection === collection);
  if (!kind) throw new Error(`There is no kind of entries for ${collection}.`);
  return kind;
}

/** Parses a URL into the entry kind with the longest matching base and the slug after it. */
export function parseEntryUrl(path: string): { kind: EntryKind; slug: string } | undefined {
  const kind = LISTED_KINDS.filter(({ base }) => path.startsWith(`${base}/`)).toSorted(
    (one, other) => other.base.length - one.base.length,
  )[0];
  return kind && { kind, slug: path.slice(kind.base.length + 1) };
}

/** Returns the URL of an entry. */
export function buildEntryUrl({ base }: Pick<EntryKind, 'base'>, slug: string): string {
  return `${base}/${slug}`;
}
