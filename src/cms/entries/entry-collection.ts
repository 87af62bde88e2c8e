import { ValidationError, type CollectionConfig, type Field, type PayloadRequest } from 'payload';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { publicNowOrEditor } from '../access';
import { dropPages } from '../drop-pages';
import { checkReferences } from '../pages/check-references';
import { publicBefore } from '../public-before';
import { reviewable, type Texts } from '../workflow';
import { addressOfEntry, entryKindOf, type EntryCollection, type EntryKind } from './kinds';

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
  const before = publicBefore<PublicEntry>(collection);
  const texts = {
    slug: collection,
    labels: { singular: kind.singular, plural: kind.plural },
    defaultSort,
    admin: { group, useAsTitle: 'title', defaultColumns: ['title', ...columns, '_status'], listSearchableFields: ['title', 'slug', 'body'] },
    hooks: {
      beforeValidate: [
        ({ data, originalDoc, req }) => {
          const errors = brokenRules({ ...originalDoc, ...data });
          if (errors.length > 0) throw new ValidationError({ collection, errors, req });
          return data;
        },
        checkReferences,
      ],
      beforeChange: [({ data, originalDoc }) => ({ ...data, ...derived({ ...originalDoc, ...data }) })],
      afterChange: [({ doc, req }) => dropMadeFrom(kind, [doc, before.entry(req, doc.id)], req).then(() => doc)],
      afterDelete: [({ doc, req }) => dropMadeFrom(kind, [doc], req).then(() => doc)],
    },
    fields: [
      {
        name: 'slug',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: 'End of the address',
        validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? true : 'Lower-case letters, digits and single hyphens.'),
        admin: { description: `The address is ${kind.base}/ and this.` },
      },
      { name: 'title', type: 'text', required: true, maxLength: 60 },
      { name: 'description', type: 'text', required: true, minLength: 50, maxLength: 160, admin: { description: 'For cards and search engines: what the reader will find.' } },
      ...(kind.hasSamples ? [SAMPLE] : []),
      ...fields,
      { name: 'body', type: 'code', required: true, admin: { language: 'markdown', description: 'Markdown. Headings begin at ##.' } },
    ],
  } satisfies Texts;
  const config = reviewable(texts, before);
  return kind.isTimed ? { ...config, access: { ...config.access, read: publicNowOrEditor } } : config;
}

/** What the public may see of an entry, as far as its pages are to be dropped. */
interface PublicEntry {
  id: number;
  slug?: string;
  _status?: 'draft' | 'published' | null;
}

const SAMPLE: Field = { name: 'sample', type: 'checkbox', label: 'Sample content', admin: { description: 'Invented, as an example: its page says so.' } };

/** Drops the entry's own page, at its former address too, and every list of its kind. Drafts drop nothing. */
async function dropMadeFrom(kind: EntryKind, versions: ({ slug?: string; _status?: string | null } | undefined)[], req: PayloadRequest): Promise<void> {
  if (versions.every((version) => version?._status !== 'published')) return;
  const own = versions.flatMap((version) => (version?.slug ? [pageTag(addressOfEntry(kind, version.slug))] : []));
  await dropPages([dataTag(kind.collection), ...own], req);
}
