import type { CollectionSlug, GlobalSlug, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';
import { buildUntitledName } from '@/cms/core/kinds/untitled-name';
import { hasLinks } from '@/cms/link-graph/entry-links';
import { type Candidates, findEntriesWithWord } from '@/cms/link-graph/inbound-candidates';
import { findPassages, type Passage } from './find-passages';

/** An entry, a fact, or settings that contain the words. */
export interface Mention {
  title: string;
  /** What kind of entry it is: White paper. */
  kind: string;
  adminPath: string;
  /** A newer draft of a published entry is a mention of its own. Facts, settings, and the like have no drafts. */
  state: 'Published' | 'Draft' | 'Saved';
  /** Numbered from 0, since the same words may be in a field more than once. */
  passages: (Omit<Passage, 'place'> & { number: number; place: string })[];
}

const docSchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

/**
 * Finds words in everything that editors write: what is public, the latest drafts, facts, shared blocks, and settings. A value
 * that a text takes from a fact is found in the fact.
 */
export async function findMentions(words: string, req: PayloadRequest): Promise<Mention[]> {
  const found: Mention[] = [];
  // Sequential, because a request may have a transaction, with a single connection.
  for (const candidates of await findEntriesWithWord(getLongestWord(words), isWritten, req)) {
    found.push(...(await findInCollection(candidates, words, req)));
  }
  for (const global of req.payload.config.globals.filter(isWrittenGlobal))
    found.push(...(await findInGlobal(global, words, req)));
  return found;
}

/** What editors write has links, apart from the descriptions of pictures, and newsletters, whose links are checked when they are sent. */
function isWritten(collection: SanitizedCollectionConfig): boolean {
  return hasLinks(collection) || ['media', 'newsletter-issues'].includes(collection.slug);
}

/** Payload keeps data of its own in globals, too, which nobody may read. */
function isWrittenGlobal({ slug }: SanitizedGlobalConfig): boolean {
  return !slug.startsWith('payload-');
}

/** Fewer characters are in nearly every entry. */
const WORD_LENGTH_MIN = 2;

/** Returns whether there is a word that not every entry contains: two characters, at least one of them a letter or a digit. */
export function hasSearchableWord(words: string): boolean {
  return getLongestWord(words).length >= WORD_LENGTH_MIN;
}

/**
 * Quotation marks, backslashes, and line breaks are stored in different ways, so Postgres looks for a word without them. What has
 * no letter and no digit is no word.
 */
function getLongestWord(words: string): string {
  return words
    .split(/[\s"'\\]+/)
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
}

async function findInCollection({ slug, ids, isDraft }: Candidates, words: string, req: PayloadRequest): Promise<Mention[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    draft: isDraft,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const { config } = req.payload.collections[slug];
  return z
    .array(docSchema)
    .parse(docs)
    .flatMap((doc) =>
      toMention(findPassages(doc, words), config, {
        title: getTitle(doc, config),
        kind: getLabel(config.labels.singular, slug),
        adminPath: buildEntryPath(slug, doc.id),
        state: isDraft ? 'Draft' : hasDraftsEnabled(config) ? 'Published' : 'Saved',
      }),
    );
}

async function findInGlobal(global: SanitizedGlobalConfig, words: string, req: PayloadRequest): Promise<Mention[]> {
  const slug: GlobalSlug = global.slug;
  const value = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: false, user: req.user, req });
  return toMention(findPassages(z.looseObject({}).parse(value), words), global, {
    title: getLabel(global.label, slug),
    kind: 'Settings',
    adminPath: `/admin/globals/${slug}`,
    state: 'Saved',
  });
}

function toMention(
  passages: readonly Passage[],
  config: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  mention: Omit<Mention, 'passages'>,
): Mention[] {
  const named = passages.map(({ place, ...passage }, number) => ({ ...passage, number, place: getPlaceName(place, config) }));
  return named.length === 0 ? [] : [{ ...mention, passages: named }];
}

function getPlaceName(place: Passage['place'], { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): string {
  if (typeof place === 'number') return `Block ${place}`;
  const field = flattenedFields.find(({ name }) => name === place);
  return getLabel(field && 'label' in field ? field.label : undefined, place);
}

function getTitle(doc: Readonly<Record<string, unknown>>, { admin, labels, slug }: SanitizedCollectionConfig): string {
  const title = doc[admin.useAsTitle ?? 'id'];
  return typeof title === 'string' && title !== '' ? title : buildUntitledName(getLabel(labels.singular, slug));
}

/** Labels may also be functions or translations, which this site doesn't have. */
function getLabel(label: unknown, otherwise: string): string {
  return typeof label === 'string' ? label : otherwise;
}

function buildEntryPath(slug: CollectionSlug, id: number | string): string {
  return `/admin/collections/${slug}/${encodeURIComponent(String(id))}`;
}
