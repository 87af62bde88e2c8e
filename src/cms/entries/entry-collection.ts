import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { addressFields } from '@/cms/link-graph/fields';
import { freeAddress } from '@/cms/link-graph/free-address';
import { addressHooks } from '@/cms/link-graph/hooks';
import { onPublicChange, type PublicChange } from '@/cms/core/public-change';
import { publicNowOrEditor } from '@/cms/core/access';
import { dropPages } from '@/cms/core/drop-pages';
import { WITH_LINKS } from '@/cms/link-graph/links-of-entry';
import { searchHelpField } from '@/cms/search-help/search-help-field';
import { publicBefore } from '@/cms/core/public-before';
import { reviewable, type Texts } from '@/cms/workflow';
import { copiedAddress } from './copied-address';
import { addressOfEntry, entryKindOf, type EntryCollection, type EntryKind } from '@/cms/core/entry-kinds';

/** A rule that an entry breaks: in which field, and the sentence that an editor reads. */
export interface BrokenRule {
  path: string;
  message: string;
}

interface EntryCollectionOptions {
  collection: EntryCollection;
  /** Where the admin lists it. */
  group: string;
  /** Columns of the admin's list between title and status. */
  columns: string[];
  defaultSort: string;
  /** The fields between description and body. */
  fields: Field[];
  /** Rules that concern more than one field; gets the entry as it is going to be. */
  brokenRules?: (entry: Readonly<Record<string, unknown>>) => BrokenRule[];
  /** What is worked out from the other fields, such as the moment at which an entry becomes public. */
  derived?: (entry: Readonly<Record<string, unknown>>) => object;
}

/** A collection of entries with drafts, a page each, and the fields that every kind has. */
export function entryCollection({ collection, group, columns, defaultSort, fields, brokenRules = () => [], derived = () => ({}) }: EntryCollectionOptions): CollectionConfig {
  const kind = entryKindOf(collection);
  const address = addressHooks(collection);
  const before = publicBefore<PublicEntry>(collection);
  const dropped = onPublicChange(before, (versions, req) => dropMadeFrom(kind, versions, req));
  const texts = {
    slug: collection,
    custom: WITH_LINKS,
    labels: { singular: kind.singular, plural: kind.plural },
    defaultSort,
    admin: { group, useAsTitle: 'title', defaultColumns: ['title', ...columns, '_status'], listSearchableFields: ['title', 'slug', 'body'] },
    hooks: {
      beforeOperation: [address.beforeOperation],
      beforeChange: [({ data, originalDoc }) => ({ ...data, ...derived({ ...originalDoc, ...data }) }), address.beforeChange],
      afterChange: [...dropped.afterChange, address.afterChange],
      beforeDelete: [address.beforeDelete],
      afterDelete: [...dropped.afterDelete, address.afterDelete],
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Content', fields: contentFields(kind) },
          { label: 'In lists and search engines', fields: [searchHelpField({ base: kind.base, area: kind.plural }), descriptionField, ...(kind.hasSamples ? [SAMPLE] : [])] },
          { label: 'Settings', fields },
        ],
      },
      ...addressFields,
    ],
  } satisfies Texts;
  const config = reviewable(texts, before, [({ data }) => brokenRules(data), freeAddress(collection)]);
  return kind.isTimed ? { ...config, access: { ...config.access, read: publicNowOrEditor } } : config;
}

function contentFields({ base, collection }: EntryKind): Field[] {
  return [
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'End of the address',
      validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? true : 'Lower-case letters, digits and single hyphens.'),
      hooks: { beforeDuplicate: [copiedAddress(collection, 'slug')] },
      admin: { description: `The address is ${base}/ and this.` },
    },
    { name: 'title', type: 'text', required: true, maxLength: 60, admin: { description: 'The heading of the page, and its title in search results. At most 60 characters.' } },
    { name: 'body', type: 'textarea', required: true, label: 'Text', admin: { className: 'monospaced', description: 'Markdown. Headings begin at ##.' } },
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

/** What the public may see of an entry, as far as its pages are to be dropped. */
interface PublicEntry {
  id: number;
  slug?: string;
  updatedAt: string;
  _status?: 'draft' | 'published' | null;
}

const SAMPLE: Field = { name: 'sample', type: 'checkbox', label: 'Sample content', admin: { description: 'Invented, as an example: its page says so.' } };

/** Drops the entry's own page, at its former address too, and every list of its kind. */
async function dropMadeFrom(kind: EntryKind, { before, after }: PublicChange<PublicEntry>, req: PayloadRequest): Promise<void> {
  const own = [before, after].flatMap((version) => (version?.slug ? [pageTag(addressOfEntry(kind, version.slug))] : []));
  await dropPages([dataTag(kind.collection), ...own], req);
}
