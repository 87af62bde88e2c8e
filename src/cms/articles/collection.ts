import { ValidationError, type CollectionBeforeValidateHook, type CollectionConfig, type Field, type PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { publishedOrEditor, signedInEditor } from '../access';
import { dayField } from '../day';
import { keeperField } from '../drafts/keeper/keeper-field';
import { draftVersions } from '../drafts/draft-versions';
import { onPublicChange } from '../drafts/public-change';
import { previewOf } from '../drafts/preview';
import { dropPages } from '../drop-pages';
import { checkReferences } from '../pages/check-references';
import { shareField } from '../preview-links/share-field';
import { searchHelpField } from '../search-help/search-help-field';
import { TOPICS } from '../topics';
import { addressOfArticle, ARTICLE_KINDS, type ArticleKind } from './kinds';

/** Fields that one kind has and the others do not. */
const OWN_FIELDS: Readonly<Record<ArticleKind['collection'], Field[]>> = {
  tutorials: [
    { name: 'level', type: 'select', required: true, options: ['foundation', 'intermediate', 'advanced'] },
    { name: 'postgres', type: 'number', hasMany: true, required: true, label: 'PostgreSQL versions', admin: { description: 'Major versions on which the commands were run.' } },
  ],
  posts: [{ name: 'postgres', type: 'number', hasMany: true, label: 'PostgreSQL versions', admin: { description: 'Major versions on which its commands were run.' } }],
  labs: [{ name: 'postgres', type: 'number', hasMany: true, required: true, label: 'PostgreSQL versions', admin: { description: 'Major versions that were measured.' } }],
};

function articles(kind: ArticleKind): CollectionConfig {
  return {
    slug: kind.collection,
    labels: { singular: kind.singular, plural: kind.plural },
    defaultSort: '-published',
    admin: { ...previewOf(kind.collection), group: 'Reading', useAsTitle: 'title', defaultColumns: ['title', 'topics', 'author', 'published', '_status'], listSearchableFields: ['title', 'slug', 'body'] },
    access: { read: publishedOrEditor, readVersions: signedInEditor, create: signedInEditor, update: signedInEditor, delete: signedInEditor },
    versions: draftVersions,
    hooks: {
      beforeValidate: [checkRules, checkReferences],
      ...onPublicChange(kind.collection, ({ before, after }, req) => dropMadeFrom(kind, [before, after], req)),
    },
    fields: [
      keeperField,
      {
        type: 'tabs',
        tabs: [
          { label: 'Content', fields: contentFields(kind) },
          { label: 'In lists and search engines', fields: [searchHelpField({ base: kind.base, area: kind.plural }), ...listedFields] },
          { label: 'Settings', fields: settingFields(kind) },
        ],
      },
      shareField,
    ],
  };
}

function contentFields({ base }: ArticleKind): Field[] {
  return [
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'End of the address',
      validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? true : 'Lower-case letters, digits and single hyphens.'),
      admin: { description: `The address is ${base}/ and this.` },
    },
    { name: 'title', type: 'text', required: true, maxLength: 60, admin: { description: 'The heading of the page, and its title in search results. At most 60 characters.' } },
    { name: 'body', type: 'textarea', required: true, label: 'Text', admin: { className: 'monospaced', description: 'Markdown. Headings begin at ##.' } },
  ];
}

const listedFields: Field[] = [
  { name: 'description', type: 'text', required: true, minLength: 50, maxLength: 160, admin: { description: 'For cards and search engines: what the reader will find. 50 to 160 characters.' } },
  { name: 'topics', type: 'select', hasMany: true, required: true, options: [...TOPICS], admin: { description: 'Each topic has a list of its own, and a feed.' } },
];

function settingFields({ collection }: ArticleKind): Field[] {
  return [
    { name: 'author', type: 'text', required: true, index: true, admin: { description: 'The key of an author (Facts, Authors).' } },
    dayField('published', { index: true, admin: { description: 'The day that readers see, as 2026-11-21.' } }),
    dayField('verified', { admin: { description: 'The day on which the commands were run last.' } }),
    ...OWN_FIELDS[collection],
    { name: 'series', type: 'text', index: true, admin: { description: 'Texts with the same word here follow one another.' } },
    { name: 'part', type: 'number', min: 1, admin: { description: 'The place in its series.' } },
    { name: 'related', type: 'text', hasMany: true, label: 'What to read next', admin: { description: 'Addresses of what to read next.' } },
  ];
}

/** Rules that concern more than one field. */
const checkRules: CollectionBeforeValidateHook<Post> = ({ data, originalDoc, req, collection }) => {
  // A draft may be half done.
  if (data?._status === 'draft') return data;
  const { published, verified, series, part } = { ...originalDoc, ...data };
  const errors = [
    ...(published && verified && verified < published ? [{ path: 'verified', message: 'It cannot have been verified before it was published.' }] : []),
    ...(part && !series ? [{ path: 'part', message: 'Only a text of a series has a place in it.' }] : []),
    ...(series && !part ? [{ path: 'part', message: 'A text of a series needs its place in it.' }] : []),
  ];
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

/** Drops the text's own page, at its former address too, and every list of its kind. */
async function dropMadeFrom(kind: ArticleKind, versions: ({ slug: string } | undefined)[], req: PayloadRequest): Promise<void> {
  const own = versions.flatMap((version) => (version ? [pageTag(addressOfArticle(kind, version.slug))] : []));
  await dropPages([dataTag(kind.collection), ...own], req);
}

/** Tutorials, posts and labs. */
export const articleCollections = ARTICLE_KINDS.map(articles);
