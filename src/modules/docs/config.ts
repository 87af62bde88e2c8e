import type { CollectionConfig, PayloadRequest, TextField, ValidationFieldError } from 'payload';
import { MARKDOWN_CLASSES } from '@/cms/admin-ui/markdown-paste/markdown-field';
import { z } from 'zod';
import type { Doc } from '@/payload-types';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { noDraftsAccess } from '@/cms/core/access/access';
import { createLinkGuardHooks } from '@/cms/link-graph/link-guard-hooks';
import { urlFields } from '@/cms/link-graph/url-fields';
import { createUniqueUrlRule } from '@/cms/link-graph/unique-url';
import { createUrlHooks } from '@/cms/link-graph/url-hooks';
import { dateField } from '@/cms/core/fields/date-field';
import { createCopiedUrlHook } from '@/cms/entries/copied-url';
import { createDraftPlaceholder } from '@/cms/core/fields/draft-placeholder';
import { createPublishedChangeHooks, type PublishedChange } from '@/cms/core/changes/published-change';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { LINKS_MARKER } from '@/cms/link-graph/entry-links';
import { createEntryBeforeChange } from '@/cms/core/changes/entry-before-change';
import { publishedAtField } from '@/cms/workflow/content-dates';
import { createReviewableCollection, TITLE_CELL } from '@/cms/workflow/reviewable-collection';
import type { ContentToValidate } from '@/cms/link-graph/validate-content';
import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { buildDocUrl, DOC_VERSIONS, parseDocVersion, isDocSlug, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import { getToday } from '@/platform/utc-day';
import type { ModuleConfig } from '@/cms/core/module-config';
import { ICON_NAMES } from '@/ui/icon';
import { validateGroupName, validateDoc } from './validate-doc';
import { docsFeedback } from './feedback/feedback-collection';

const versionField: TextField = {
  name: 'version',
  type: 'text',
  required: true,
  index: true,
  custom: createDraftPlaceholder((value) => parseDocVersion(String(value)) ?? LATEST_VERSION),
  validate: (value: unknown) =>
    parseDocVersion(String(value)) !== undefined || `The handbook has the versions ${DOC_VERSIONS.join(' and ')}.`,
  admin: { description: 'The major version of PostgreSQL that the page is for.' },
};

/** What a change to the table of contents invalidates: the lists of pages, and every page of the handbook, which shows it. */
const CONTENTS_TAGS = [dataTag('docs'), dataTag('docs-groups')];

const linkGuardHooks = createLinkGuardHooks('docs-groups');

/** The chapters of the handbook, each stored as a folder of content files. */
const docsGroups: CollectionConfig = {
  slug: 'docs-groups',
  labels: { singular: 'Docs chapter', plural: 'Docs chapters' },
  defaultSort: ['-version', 'order'],
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'version', 'key', 'order'] },
  access: noDraftsAccess,
  indexes: [{ fields: ['version', 'key'], unique: true }],
  hooks: {
    beforeOperation: [linkGuardHooks.beforeOperation],
    beforeChange: [linkGuardHooks.beforeChange],
    beforeDelete: [linkGuardHooks.beforeDelete],
    afterChange: [({ doc, req }) => invalidateTags(CONTENTS_TAGS, req).then(() => doc)],
    afterDelete: [({ doc, req }) => invalidateTags(CONTENTS_TAGS, req).then(() => doc)],
  },
  fields: [
    versionField,
    { name: 'key', type: 'text', required: true, label: 'Slug', validate: validateGroupName },
    { name: 'title', type: 'text', required: true, maxLength: 40 },
    { name: 'order', type: 'number', required: true, min: 0 },
    { name: 'description', type: 'text', required: true, maxLength: 160 },
    {
      name: 'icon',
      type: 'select',
      required: true,
      defaultValue: 'book',
      options: [...ICON_NAMES],
      admin: { description: 'For its tile on the documentation’s home page.' },
    },
  ],
};

const docsKind = getEntryKind('docs');
const docBeforeChange = createEntryBeforeChange('docs');
const invalidationHooks = createPublishedChangeHooks('docs', docBeforeChange, (versions, req) => invalidateDoc(versions, req));
const urlHooks = createUrlHooks('docs');

/** The pages of the handbook. */
const docs: CollectionConfig = createReviewableCollection(
  {
    slug: 'docs',
    custom: LINKS_MARKER,
    labels: { singular: docsKind.singular, plural: docsKind.plural },
    defaultSort: ['-version', 'group', 'order'],
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'version', 'group', 'order', 'verified', '_status'],
      listSearchableFields: ['title', 'slug', 'body'],
    },
    indexes: [{ fields: ['version', 'group', 'slug'], unique: true }],
    hooks: {
      beforeOperation: [urlHooks.beforeOperation],
      beforeChange: [urlHooks.beforeChange],
      afterChange: [...invalidationHooks.afterChange, urlHooks.afterChange],
      beforeDelete: [urlHooks.beforeDelete],
      afterDelete: [...invalidationHooks.afterDelete, urlHooks.afterDelete],
    },
    fields: [
      versionField,
      {
        name: 'group',
        type: 'text',
        required: true,
        index: true,
        label: 'Chapter',
        validate: validateGroupName,
        admin: { description: 'The chapter’s part of the URL: install.' },
      },
      {
        name: 'slug',
        type: 'text',
        required: true,
        index: true,
        label: 'Slug',
        hooks: { beforeDuplicate: [createCopiedUrlHook('docs', 'slug')] },
        validate: (value: unknown) =>
          (typeof value === 'string' && isDocSlug(value)) ||
          'Use only lowercase letters, digits, and single hyphens, such as my-new-page.',
      },
      { name: 'title', type: 'text', required: true, maxLength: 60, admin: { components: { Cell: TITLE_CELL } } },
      {
        name: 'description',
        type: 'text',
        required: true,
        minLength: 50,
        maxLength: 160,
        admin: { description: 'For lists and search engines: what the reader will find.' },
      },
      {
        name: 'label',
        type: 'text',
        required: true,
        maxLength: 32,
        admin: { description: 'Its name in the handbook’s table of contents.' },
      },
      { name: 'order', type: 'number', required: true, min: 0, admin: { description: 'The position in the chapter.' } },
      dateField('verified', { admin: { description: 'The day on which the commands were last run.' } }),
      { name: 'products', type: 'text', hasMany: true, admin: { description: 'Keys of the products that the page is about.' } },
      {
        name: 'related',
        type: 'text',
        hasMany: true,
        admin: { description: 'URLs of related pages to read next: /products/replication' },
      },
      {
        name: 'body',
        type: 'textarea',
        required: true,
        admin: { className: MARKDOWN_CLASSES[2], description: 'Markdown. Headings begin at ##.' },
      },
      publishedAtField,
      ...urlFields,
    ],
  },
  docBeforeChange,
  [validateDocRules, createUniqueUrlRule('docs')],
);

const docFieldsSchema = z.object({
  id: z.number().optional().catch(undefined),
  version: z.string().nullish(),
  group: z.string().nullish(),
  slug: z.string().nullish(),
  order: z.number().nullish(),
  verified: z.string().nullish(),
  products: z.array(z.string()).nullish(),
  related: z.array(z.string()).nullish(),
});

/**
 * Validates rules that span several fields or entries. An import checks all of its files at once instead
 * (src/modules/import-export/docs-files.ts).
 */
async function validateDocRules({ data, req }: ContentToValidate): Promise<ValidationFieldError[]> {
  const doc = docFieldsSchema.parse(data);
  const groups = await req.payload.find({ collection: 'docs-groups', pagination: false, depth: 0, req });
  const neighbors = await req.payload.find({
    collection: 'docs',
    where: { version: { equals: doc.version }, group: { equals: doc.group } },
    select: { order: true },
    pagination: false,
    depth: 0,
    req,
  });
  const products = await req.payload.find({ collection: 'products', select: { key: true }, pagination: false, depth: 0, req });
  const problems = validateDoc(doc, {
    groups: new Set(groups.docs.map(({ version, key }) => `${version}/${key}`)),
    neighbors: neighbors.docs.filter(({ id }) => id !== doc.id),
    products: new Set(products.docs.map(({ key }) => key)),
    today: getToday(),
  });
  return problems.map(({ field, problem }) => ({ path: field, message: `${problem[0]?.toUpperCase()}${problem.slice(1)}.` }));
}

/** The fields of a page that the handbook's table of contents shows. A change to one of them affects every page. */
const LISTED_FIELDS = ['version', 'group', 'slug', 'title', 'description', 'label', 'order'] as const;

/**
 * Invalidates the page under its current and former URL, the lists that have its date, such as the sitemap, and the whole handbook
 * when its table of contents changed.
 */
async function invalidateDoc({ before, after }: PublishedChange<Doc>, req: PayloadRequest): Promise<void> {
  const own = [before, after].flatMap((page) => (page ? getDocUrls(page) : [])).map(pageTag);
  const isListedAlike = before && after && LISTED_FIELDS.every((field) => before[field] === after[field]);
  await invalidateTags([...own, ...(isListedAlike ? [dataTag('docs')] : CONTENTS_TAGS)], req);
}

function getDocUrls({ version, group, slug }: Doc): string[] {
  const known = parseDocVersion(version);
  return known ? [buildDocUrl({ version: known, group, slug })] : [];
}

export const docsConfig: ModuleConfig = { collections: [docs, docsGroups, docsFeedback], slots: ['docs-contents'] };
