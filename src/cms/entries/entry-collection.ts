import type { CollectionConfig, Endpoint, Field, PayloadRequest } from 'payload';
import { MARKDOWN_CLASSES } from '@/cms/admin-ui/markdown-paste/markdown-field';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { urlFields } from '@/cms/link-graph/url-fields';
import { createUniqueUrlRule } from '@/cms/link-graph/unique-url';
import { createUrlHooks } from '@/cms/link-graph/url-hooks';
import { createPublishedChangeHooks, type PublishedChange } from '@/cms/core/changes/published-change';
import { visibleOrEditorial } from '@/cms/core/access/access';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { LINKS_MARKER } from '@/cms/link-graph/entry-links';
import { createSeoPreviewField } from '@/cms/seo-preview/seo-preview-field';
import { createEntryBeforeChange } from '@/cms/core/changes/entry-before-change';
import { createReviewableCollection, type ReviewableCollection, TITLE_CELL } from '@/cms/workflow/reviewable-collection';
import { buildEntryUrl, getEntryKind, type EntryCollection, type EntryKind } from '@/cms/core/kinds/entry-kinds';
import { validateSlug } from '@/cms/core/fields/slug';
import { createCopiedUrlHook } from './copied-url';
import { occurrenceFields, validateCancellation } from './occurrence-fields';
import { createOccurrenceHooks, type OccurrenceOptions } from './occurrence-hooks';
import { createOccurrenceTakedownHooks } from './occurrence-takedown';
import type { RuleViolation } from './rule-violation';

interface EntryCollectionOptions {
  collection: EntryCollection;
  /** Columns of the admin's list between title and status. */
  columns: string[];
  defaultSort: string;
  /** The fields between description and body. */
  fields: Field[];
  /** Validates rules that involve more than one field. Receives the entry as it will be stored. */
  validateEntry?: (entry: Readonly<Record<string, unknown>>) => RuleViolation[];
  /** Computes derived fields, such as when an entry becomes public. */
  deriveFields?: (entry: Readonly<Record<string, unknown>>) => object;
  /** For entries that take place at a time: they can be canceled, and moved. */
  occurrence?: OccurrenceOptions;
  endpoints?: Endpoint[];
}

/** Creates a collection of entries with drafts, a page each, and the fields that every kind has. */
export function createEntryCollection({
  collection,
  columns,
  defaultSort,
  fields,
  validateEntry = () => [],
  deriveFields = () => ({}),
  occurrence,
  endpoints = [],
}: EntryCollectionOptions): CollectionConfig {
  const kind = getEntryKind(collection);
  const urlHooks = createUrlHooks(collection);
  const before = createEntryBeforeChange(collection);
  const occurrenceHooks = occurrence && createOccurrenceHooks(collection, before, occurrence);
  const takedownHooks = occurrence && createOccurrenceTakedownHooks(collection, before, occurrence);
  const publishedChangeHooks = createPublishedChangeHooks(collection, before, async (versions, req) => {
    await invalidateEntry(kind, versions, req);
    if (versions.after) await occurrenceHooks?.announceChange(versions.after, req);
  });
  const reviewable = {
    slug: collection,
    custom: LINKS_MARKER,
    labels: { singular: kind.singular, plural: kind.plural },
    defaultSort,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', ...columns, '_status'],
      listSearchableFields: ['title', 'slug', 'body'],
    },
    endpoints,
    ...(takedownHooks ? { findTakedownObstacle: takedownHooks.findObstacle } : {}),
    hooks: {
      beforeOperation: [urlHooks.beforeOperation],
      beforeChange: [
        ({ data, originalDoc }) => ({ ...data, ...deriveFields({ ...originalDoc, ...data }) }),
        ...(takedownHooks ? [takedownHooks.beforeChange] : []),
        ...(occurrenceHooks ? [occurrenceHooks.beforeChange] : []),
        urlHooks.beforeChange,
      ],
      afterChange: [...publishedChangeHooks.afterChange, urlHooks.afterChange],
      beforeDelete: [...(takedownHooks ? [takedownHooks.beforeDelete] : []), urlHooks.beforeDelete],
      afterDelete: [...publishedChangeHooks.afterDelete, urlHooks.afterDelete],
    },
    fields: [...(occurrence ? occurrenceFields : []), createTabs(kind, fields), ...urlFields],
  } satisfies ReviewableCollection;
  const config = createReviewableCollection(reviewable, before, [
    ({ data }) => [...validateEntry(data), ...(occurrence ? validateCancellation(data) : [])],
    createUniqueUrlRule(collection),
  ]);
  return kind.isTimed ? { ...config, access: { ...config.access, read: visibleOrEditorial } } : config;
}

function createTabs(kind: EntryKind, settings: Field[]): Field {
  return {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: buildContentFields(kind) },
      {
        label: 'In lists and search engines',
        fields: [
          createSeoPreviewField({ base: kind.base, area: kind.singular }),
          descriptionField,
          ...(kind.hasSamples ? [sampleField] : []),
        ],
      },
      { label: 'Settings', fields: settings },
    ],
  };
}

function buildContentFields({ base, collection }: EntryKind): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: {
        description: 'The heading of the page, and its title in search results. At most 60 characters.',
        components: { Cell: TITLE_CELL },
      },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Slug',
      validate: validateSlug,
      hooks: { beforeDuplicate: [createCopiedUrlHook(collection, 'slug')] },
      admin: {
        description: `The last part of the URL, in lowercase letters, digits, and hyphens: my-new-page for ${base}/my-new-page.`,
        components: { afterInput: ['/cms/entries/slug-suggestion#SlugSuggestion'] },
      },
    },
    {
      name: 'body',
      type: 'textarea',
      required: true,
      label: 'Text',
      admin: {
        className: MARKDOWN_CLASSES[2],
        description:
          'Markdown. Headings begin at ##. Formatted text can be pasted. For a picture, place the cursor on an empty line, and ' +
          'choose “Insert picture” above.',
      },
    },
  ];
}

const descriptionField: Field = {
  name: 'description',
  type: 'text',
  required: true,
  minLength: 50,
  maxLength: 160,
  admin: { description: 'For cards and search engines: what the reader will find. 50 to 160 characters.' },
};

/** The parts of a published entry that decide which cache entries are stale. */
interface PublishedEntry {
  id: number;
  slug?: string;
  updatedAt: string;
  _status?: 'draft' | 'published' | null;
}

const sampleField: Field = {
  name: 'sample',
  type: 'checkbox',
  label: 'Sample',
  admin: { description: 'A made-up example. The page shows the sample badge.' },
};

/** Invalidates the entry's own page, also at its previous URL, and every list of its kind. */
async function invalidateEntry(
  kind: EntryKind,
  { before, after }: PublishedChange<PublishedEntry>,
  req: PayloadRequest,
): Promise<void> {
  const own = [before, after].flatMap((version) => (version?.slug ? [pageTag(buildEntryUrl(kind, version.slug))] : []));
  await invalidateTags([dataTag(kind.collection), ...own], req);
}
