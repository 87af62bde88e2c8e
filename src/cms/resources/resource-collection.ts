import { ValidationError, type CollectionBeforeValidateHook, type CollectionConfig, type CollectionSlug, type Field } from 'payload';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { publishedOrEditor, signedInEditor } from '../access';
import { dropPages } from '../drop-pages';
import { checkReferences } from '../pages/check-references';
import { TOPICS } from '../topics';
import { addressOfResource, type ResourceKind } from './kinds';

/** What is wrong with an entry: in which field, and why. */
export interface RuleBroken {
  path: string;
  message: string;
}

interface ResourceCollection<Data> {
  kind: ResourceKind;
  columns: string[];
  /** The fields of this kind, between what all have and the text. */
  fields: Field[];
  /** What the text is. */
  body: string;
  /** Rules that concern more than one field. */
  rules: (data: Partial<Data>) => RuleBroken[];
}

/** A collection of entries with an address below their list page, written in Markdown, with drafts. */
export function resourceCollection<Data>({ kind, columns, fields, body, rules }: ResourceCollection<Data>): CollectionConfig {
  return {
    slug: kind.collection,
    labels: { singular: kind.singular, plural: kind.plural },
    admin: { group: 'Resources', useAsTitle: 'title', defaultColumns: ['title', ...columns, '_status'], listSearchableFields: ['title', 'slug', 'body'] },
    access: { read: publishedOrEditor, readVersions: signedInEditor, create: signedInEditor, update: signedInEditor, delete: signedInEditor },
    versions: { drafts: { schedulePublish: false }, maxPerDoc: 50 },
    hooks: {
      beforeValidate: [checkRules(kind.collection, rules), checkReferences],
      afterChange: [({ doc, previousDoc, req }) => dropMadeFrom(kind, [doc, previousDoc], req).then(() => doc)],
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
        validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && !RESERVED.has(value) ? true : 'Lower-case letters, digits and single hyphens, and none of the words by which the list is narrowed.'),
        admin: { description: `The address is ${kind.base}/ and this.` },
      },
      { name: 'title', type: 'text', required: true, maxLength: 60 },
      { name: 'description', type: 'text', required: true, minLength: 50, maxLength: 160, admin: { description: 'For cards and search engines: what it is about.' } },
      { name: 'topics', type: 'select', hasMany: true, required: true, options: [...TOPICS] },
      ...fields,
      { name: 'related', type: 'text', hasMany: true, admin: { description: 'Addresses of what to read next.' } },
      { name: 'body', type: 'code', required: true, admin: { language: 'markdown', description: `${body} Markdown. Headings begin at ##.` } },
    ],
  };
}

/** Ends of addresses that lists use for parts of themselves. */
const RESERVED: ReadonlySet<string> = new Set(['past', 'on-demand', 'region', 'kind', 'topic', 'page', 'calendar', 'feed']);

/** Says in the data and in plain view that an entry is an example. */
export const sampleField: Field = { name: 'sample', type: 'checkbox', label: 'Sample content', admin: { description: 'An example: the page says so, and search engines do not list it.' } };

/** A time as a clock at the place shows it. Whether there is such a time is a rule, because the zone decides it. */
export function wallTimeField(name: string): Field {
  return { name, type: 'text', required: true, index: true, admin: { description: 'As a clock there shows it: 2026-11-21T14:30. In the hour that comes twice in autumn with its offset: 2026-11-01T01:30-04:00.' } };
}

/** The zone of the clock. */
export const zoneField: Field = { name: 'zone', type: 'text', required: true, admin: { description: 'Of the time zone database: Europe/Berlin, Asia/Kolkata.' } };

function checkRules<Data>(collection: CollectionSlug, rules: ResourceCollection<Data>['rules']): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req }) => {
    const errors = rules({ ...originalDoc, ...data });
    if (errors.length > 0) throw new ValidationError({ collection, errors, req });
    return data;
  };
}

/** Drops the entry's own page, at its former address too, and every list of its kind. */
async function dropMadeFrom(kind: ResourceKind, versions: ({ slug?: string; _status?: string | null } | undefined)[], req: Parameters<typeof dropPages>[1]): Promise<void> {
  if (versions.every((version) => version?._status !== 'published')) return;
  const own = versions.flatMap((version) => (version?.slug ? [pageTag(addressOfResource(kind, version.slug))] : []));
  await dropPages([dataTag(kind.collection), ...own], req);
}
