import type { CollectionConfig, PayloadRequest, TextField, ValidationFieldError } from 'payload';
import { z } from 'zod';
import type { Doc } from '@/payload-types';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { factAccess } from '@/cms/core/access';
import { factHooks } from '@/cms/link-graph/fact-hooks';
import { addressFields } from '@/cms/link-graph/fields';
import { freeAddress } from '@/cms/link-graph/free-address';
import { addressHooks } from '@/cms/link-graph/hooks';
import { dayField } from '@/cms/core/day';
import { copiedAddress } from '@/cms/entries/copied-address';
import { shownInDraft } from '@/cms/core/shown-in-draft';
import { onPublicChange, type PublicChange } from '@/cms/core/public-change';
import { dropPages } from '@/cms/core/drop-pages';
import { WITH_LINKS } from '@/cms/link-graph/links-of-entry';
import { publicBefore } from '@/cms/core/public-before';
import { reviewable } from '@/cms/workflow';
import type { EntryToCheck } from '@/cms/link-graph/check-content';
import { addressOfDoc, DOC_VERSIONS, docVersionOf, isDocName, NEWEST_VERSION } from '@/cms/core/docs-places';
import { checkGroupName, problemsOfDoc } from './problems-of-doc';
import type { ModuleConfig } from '@/cms/core/module-config';
import { docsFeedback } from './feedback/feedback-collection';

const versionField: TextField = {
  name: 'version',
  type: 'text',
  required: true,
  index: true,
  custom: shownInDraft((value) => docVersionOf(String(value)) ?? NEWEST_VERSION),
  validate: (value: unknown) => docVersionOf(String(value)) !== undefined || `The handbook has the versions ${DOC_VERSIONS.join(' and ')}.`,
  admin: { description: 'The major version of PostgreSQL that the page is for.' },
};

const chapterLinks = factHooks('docs-groups');

/** The chapters of the handbook: a folder of content files each. */
const docsGroups: CollectionConfig = {
  slug: 'docs-groups',
  labels: { singular: 'Chapter of the handbook', plural: 'Chapters of the handbook' },
  defaultSort: ['-version', 'order'],
  admin: { group: 'Reading', useAsTitle: 'title', defaultColumns: ['title', 'version', 'key', 'order'] },
  access: factAccess,
  indexes: [{ fields: ['version', 'key'], unique: true }],
  hooks: {
    beforeOperation: [chapterLinks.beforeOperation],
    beforeChange: [chapterLinks.beforeChange],
    beforeDelete: [chapterLinks.beforeDelete],
    afterChange: [({ doc, req }) => dropPages([dataTag('docs')], req).then(() => doc)],
    afterDelete: [({ doc, req }) => dropPages([dataTag('docs')], req).then(() => doc)],
  },
  fields: [
    versionField,
    { name: 'key', type: 'text', required: true, label: 'Part of the address', validate: checkGroupName },
    { name: 'title', type: 'text', required: true, maxLength: 40 },
    { name: 'order', type: 'number', required: true, min: 0 },
    { name: 'description', type: 'text', required: true, maxLength: 160 },
  ],
};

const docBefore = publicBefore<Doc>('docs');
const dropped = onPublicChange(docBefore, (versions, req) => dropMadeFrom(versions, req));
const address = addressHooks('docs');

/** The pages of the handbook. */
const docs: CollectionConfig = reviewable(
  {
    slug: 'docs',
    custom: WITH_LINKS,
    labels: { singular: 'Page of the handbook', plural: 'Pages of the handbook' },
    defaultSort: ['-version', 'group', 'order'],
    admin: { group: 'Reading', useAsTitle: 'title', defaultColumns: ['title', 'version', 'group', 'order', 'verified', '_status'], listSearchableFields: ['title', 'slug', 'body'] },
    indexes: [{ fields: ['version', 'group', 'slug'], unique: true }],
    hooks: {
      beforeOperation: [address.beforeOperation],
      beforeChange: [address.beforeChange],
      afterChange: [...dropped.afterChange, address.afterChange],
      beforeDelete: [address.beforeDelete],
      afterDelete: [...dropped.afterDelete, address.afterDelete],
    },
    fields: [
      versionField,
      { name: 'group', type: 'text', required: true, index: true, label: 'Chapter', validate: checkGroupName, admin: { description: 'The part of the address that names its chapter: install.' } },
      {
        name: 'slug',
        type: 'text',
        required: true,
        index: true,
        label: 'End of the address',
        hooks: { beforeDuplicate: [copiedAddress('docs', 'slug')] },
        validate: (value: unknown) => (typeof value === 'string' && isDocName(value)) || 'Lower-case letters, digits and single hyphens.',
      },
      { name: 'title', type: 'text', required: true, maxLength: 60 },
      { name: 'description', type: 'text', required: true, minLength: 50, maxLength: 160, admin: { description: 'For lists and search engines: what the reader will find.' } },
      { name: 'label', type: 'text', required: true, maxLength: 32, admin: { description: 'Its name in the contents of the handbook.' } },
      { name: 'order', type: 'number', required: true, min: 0, admin: { description: 'Its place in the chapter.' } },
      dayField('verified', { admin: { description: 'The day on which the commands were run last.' } }),
      { name: 'products', type: 'text', hasMany: true, admin: { description: 'Keys of products that the page is about.' } },
      { name: 'related', type: 'text', hasMany: true, admin: { description: 'Addresses of what to read next.' } },
      { name: 'body', type: 'textarea', required: true, admin: { className: 'monospaced', description: 'Markdown. Headings begin at ##.' } },
      ...addressFields,
    ],
  },
  docBefore,
  [checkRules, freeAddress('docs')],
);

const docFields = z.object({
  id: z.number().optional().catch(undefined),
  version: z.string().nullish(),
  group: z.string().nullish(),
  slug: z.string().nullish(),
  order: z.number().nullish(),
  verified: z.string().nullish(),
  products: z.array(z.string()).nullish(),
  related: z.array(z.string()).nullish(),
});

/** Rules that concern more than one field or entry. An import checks all of its files at once instead (content-files). */
async function checkRules({ data, req }: EntryToCheck): Promise<ValidationFieldError[]> {
  const doc = docFields.parse(data);
  const [groups, neighbours, products] = await Promise.all([
    req.payload.find({ collection: 'docs-groups', pagination: false, depth: 0, req }),
    req.payload.find({ collection: 'docs', where: { version: { equals: doc.version }, group: { equals: doc.group } }, select: { order: true }, pagination: false, depth: 0, req }),
    req.payload.find({ collection: 'products', select: { key: true }, pagination: false, depth: 0, req }),
  ]);
  const problems = problemsOfDoc(doc, {
    groups: new Set(groups.docs.map(({ version, key }) => `${version}/${key}`)),
    neighbours: neighbours.docs.filter(({ id }) => id !== doc.id),
    products: new Set(products.docs.map(({ key }) => key)),
    today: new Date().toISOString().slice(0, 10),
  });
  return problems.map(({ field, problem }) => ({ path: field, message: `${problem[0]?.toUpperCase()}${problem.slice(1)}.` }));
}

/** What the contents of the handbook show of a page; when one of these changes, every page of the handbook does. */
const LISTED_FIELDS = ['version', 'group', 'slug', 'title', 'description', 'label', 'order'] as const;

/** Drops the page, at its former address too, and the whole handbook when its contents have changed. */
async function dropMadeFrom({ before, after }: PublicChange<Doc>, req: PayloadRequest): Promise<void> {
  const own = [before, after].flatMap((page) => (page ? addressesOf(page) : [])).map(pageTag);
  const isListedAlike = before && after && LISTED_FIELDS.every((field) => before[field] === after[field]);
  await dropPages([...own, ...(isListedAlike ? [] : [dataTag('docs')])], req);
}

function addressesOf({ version, group, slug }: Doc): string[] {
  const known = docVersionOf(version);
  return known ? [addressOfDoc({ version: known, group, slug })] : [];
}

export const docsConfig: ModuleConfig = { collections: [docs, docsGroups, docsFeedback], slots: ['docs-contents'] };
