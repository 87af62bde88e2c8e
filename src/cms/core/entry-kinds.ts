import type { IconName } from '@/ui/icon';
import { ARTICLE_KINDS } from './article-kinds';
import { DOCS_BASE } from './docs-places';
import { RESOURCE_KINDS } from './resource-kinds';

/**
 * A kind of entries with a page each: a collection, a folder of content files (`<slug>.md`), and a list page whose
 * address is the beginning of theirs. Each collection has the fields `slug`, `title`, `description` and `body`.
 */
interface BaseEntryKind {
  collection: string;
  folder: string;
  base: string;
  singular: string;
  plural: string;
  icon: IconName;
  /** Its entries may be samples: the collection has a field `sample`. */
  hasSamples?: true;
  /** Samples are kept from search engines, because these would pass them on as real. */
  hidesSamples?: true;
  /** Its entries begin or end by themselves: the collection has the fields of `visibilityFields`. */
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
  },
  {
    collection: 'press-releases',
    folder: 'press-releases',
    base: '/company/press-releases',
    singular: 'Press release',
    plural: 'Press releases',
    icon: 'newspaper',
    hasSamples: true,
    isTimed: true,
  },
  {
    collection: 'customers',
    folder: 'customers',
    base: '/customers',
    singular: 'Customer story',
    plural: 'Customer stories',
    icon: 'building',
    hasSamples: true,
  },
  {
    collection: 'partners',
    folder: 'partners',
    base: '/partners/find-partner',
    singular: 'Partner',
    plural: 'Partners',
    icon: 'people',
    hasSamples: true,
  },
  {
    collection: 'job-openings',
    folder: 'job-openings',
    base: '/careers/job-openings',
    singular: 'Job opening',
    plural: 'Job openings',
    icon: 'briefcase',
    hasSamples: true,
    hidesSamples: true,
    isTimed: true,
  },
] as const satisfies readonly BaseEntryKind[];

/** The pages of the handbook's newest version. Their files, addresses and older versions have rules of their own (docs-places.ts, src/modules/docs). */
const DOCS_KIND = {
  collection: 'docs',
  folder: 'docs',
  base: DOCS_BASE,
  singular: 'Page of the handbook',
  plural: 'Handbook',
  icon: 'book',
} as const satisfies BaseEntryKind;

export type EntryCollection = (typeof KINDS)[number]['collection'] | typeof DOCS_KIND.collection;
export type EntryKind = BaseEntryKind & { collection: EntryCollection };

/**
 * Every kind of entries, once: import and export of content, the check of links, sitemap, llms.txt, search, the
 * suggestions on the 404 page, lists of links and the audits read it.
 */
export const ENTRY_KINDS: readonly EntryKind[] = KINDS;

/** What the site's lists and maps show: every kind, and the handbook. */
export const LISTED_KINDS: readonly EntryKind[] = [...KINDS, DOCS_KIND];

/** The kind of a collection. */
export function getEntryKind(collection: EntryCollection): EntryKind {
  const kind = LISTED_KINDS.find((each) => each.collection === collection);
  if (!kind) throw new Error(`There is no kind of entries for ${collection}.`);
  return kind;
}

/** The kind whose entries stand below the beginning of this address, and the slug that the rest of it names. */
export function parseEntryUrl(path: string): { kind: EntryKind; slug: string } | undefined {
  const kind = LISTED_KINDS.filter(({ base }) => path.startsWith(`${base}/`)).toSorted(
    (one, other) => other.base.length - one.base.length,
  )[0];
  return kind && { kind, slug: path.slice(kind.base.length + 1) };
}

/** The address of an entry. */
export function buildEntryUrl({ base }: Pick<EntryKind, 'base'>, slug: string): string {
  return `${base}/${slug}`;
}
