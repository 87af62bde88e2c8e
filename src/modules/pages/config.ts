import type { Block, CollectionConfig, Field } from 'payload';
import { ICON_NAMES } from '@/ui/icon';
import { urlFields } from '@/cms/link-graph/url-fields';
import { createUniqueUrlRule } from '@/cms/link-graph/unique-url';
import { createUrlHooks } from '@/cms/link-graph/url-hooks';
import { createCopiedUrlHook } from '@/cms/entries/copied-url';
import { createSeoPreviewField } from '@/cms/seo-preview/seo-preview-field';
import { BLOCK_CLIPBOARD } from '@/cms/admin-ui/fields/block-clipboard-path';
import { SECTIONS } from '@/cms/core/taxonomy/sections';
import { createReviewableCollection, type ReviewableCollection, TITLE_CELL } from '@/cms/workflow/reviewable-collection';
import { validateUrl } from '@/cms/link-graph/validate-url';
import { linkTargetsEndpoint } from '@/cms/link-graph/link-targets-endpoint';
import { LINKS_MARKER } from '@/cms/link-graph/entry-links';
import type { ModuleConfig } from '@/cms/core/module-config';
import { pageInvalidationHooks, pageBeforeChange } from './invalidate-pages';
import { validateSectionLinks } from './section-links';
import { validateSharedBlocks } from './validate-shared-blocks';

/**
 * Creates the page catalog (specification, section 3): the single source for navigation, breadcrumbs, hubs, metadata,
 * sitemap and search. payload.config.ts decides which blocks a page can contain.
 */
function createPagesCollection(blocks: Block[]): CollectionConfig {
  const urlHooks = createUrlHooks('pages');
  const collection: ReviewableCollection = {
    slug: 'pages',
    custom: LINKS_MARKER,
    labels: { singular: 'Page', plural: 'Pages' },
    defaultSort: 'url',
    admin: {
      useAsTitle: 'label',
      defaultColumns: ['label', 'url', 'section', '_status', 'updatedAt'],
      listSearchableFields: ['label', 'url', 'pagetitle'],
      description: 'The pages that are composed of blocks. Blog posts, events, and other entries have their own lists.',
    },
    hooks: {
      beforeOperation: [urlHooks.beforeOperation],
      beforeChange: [urlHooks.beforeChange],
      afterChange: [...pageInvalidationHooks.afterChange, urlHooks.afterChange],
      beforeDelete: [urlHooks.beforeDelete],
      afterDelete: [...pageInvalidationHooks.afterDelete, urlHooks.afterDelete],
    },
    endpoints: [linkTargetsEndpoint],
    fields: [urlField, createTabs(blocks), ...urlFields],
  };
  return createReviewableCollection(collection, pageBeforeChange, [
    createUniqueUrlRule('pages'),
    validateSectionLinks,
    validateSharedBlocks,
  ]);
}

const urlField: Field = {
  name: 'url',
  type: 'text',
  label: 'URL',
  required: true,
  unique: true,
  index: true,
  validate: validateUrl,
  hooks: { beforeDuplicate: [createCopiedUrlHook('pages', 'url')] },
  admin: { description: 'The part of the URL after the domain, in lowercase: /products/replication' },
};

function createTabs(blocks: Block[]): Field {
  const layout: Field = {
    name: 'layout',
    type: 'blocks',
    required: true,
    minRows: 1,
    blocks,
    label: false,
    labels: { singular: 'block', plural: 'blocks' },
    admin: { components: { afterInput: [BLOCK_CLIPBOARD] } },
    validate: validateLayout,
  };
  return {
    type: 'tabs',
    tabs: [
      { label: 'Content', description: 'The sections of the page, from top to bottom.', fields: [layout] },
      {
        label: 'In menus and cards',
        description: 'How this page appears in menus and on other pages.',
        fields: listingFields,
      },
      { label: 'For search engines', description: 'What search engines and social networks show.', fields: seoFields },
      { label: 'Settings', fields: settingsFields },
    ],
  };
}

const listingFields: Field[] = [
  {
    name: 'section',
    type: 'select',
    label: 'Area',
    options: SECTIONS.map(({ key, label }) => ({ value: key, label })),
    index: true,
    admin: {
      description:
        'The area whose hub lists the page. Leave empty for none. The main menu and the footer are in the site settings.',
    },
  },
  {
    name: 'order',
    type: 'number',
    min: 0,
    label: 'Position in its area',
    admin: { description: 'The hub is 0. Pages without a number come last, by name.' },
  },
  {
    name: 'label',
    type: 'text',
    required: true,
    maxLength: 32,
    label: 'Name',
    admin: { description: 'Short, for menus, cards, and breadcrumbs. At most 32 characters.', components: { Cell: TITLE_CELL } },
  },
  {
    name: 'description',
    type: 'text',
    required: true,
    maxLength: 140,
    label: 'Short description',
    admin: { description: 'For cards and menus. At most 140 characters.' },
  },
  {
    name: 'longDescription',
    type: 'textarea',
    required: true,
    maxLength: 500,
    label: 'Long description',
    admin: { description: 'For the hub page of its area and for search results. At most 500 characters.' },
  },
  { name: 'icon', type: 'select', required: true, options: [...ICON_NAMES] },
];

const seoFields: Field[] = [
  createSeoPreviewField(),
  {
    name: 'pagetitle',
    type: 'text',
    required: true,
    label: 'Title on the social image',
    admin: { description: 'Shown in large letters on the picture for social networks.' },
  },
  {
    name: 'meta',
    type: 'group',
    label: 'Search result',
    fields: [
      {
        name: 'title',
        type: 'text',
        maxLength: 60,
        admin: { description: 'At most 60 characters; more is cut off. Empty: the default title of the site settings.' },
      },
      {
        name: 'description',
        type: 'text',
        required: true,
        minLength: 50,
        maxLength: 160,
        admin: { description: '50 to 160 characters: what a visitor finds here.' },
      },
    ],
  },
];

const settingsFields: Field[] = [
  {
    name: 'borderPadding',
    type: 'checkbox',
    label: 'Extra padding',
    admin: { description: 'Adds space between the content and the edges of the page.' },
  },
  {
    name: 'notIndexed',
    type: 'checkbox',
    label: 'Hidden from search engines',
    admin: { description: 'For pages that visitors reach by completing something, such as a form.' },
  },
  {
    name: 'posts',
    type: 'text',
    hasMany: true,
    label: 'Topic articles',
    admin: { description: 'Topic pages only: the URLs of the articles, in order.' },
  },
];

/** Requires exactly one hero as the first block, because it contains the page's only h1. */
function validateLayout(value: unknown): true | string {
  if (!Array.isArray(value) || value.length === 0) return 'A page needs at least one block.';
  const heroes = value.flatMap((block: unknown, index) => (isHero(block) ? [index] : []));
  return heroes.length === 1 && heroes[0] === 0 ? true : 'A page has exactly one hero, as its first block.';
}

function isHero(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'blockType' in block && block.blockType === 'hero';
}

export const createPagesConfig = (blocks: Block[]): ModuleConfig => ({ collections: [createPagesCollection(blocks)] });
