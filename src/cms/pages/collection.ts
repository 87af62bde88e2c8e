import type { Block, CollectionConfig } from 'payload';
import { ICONS } from '@/ui/icon';
import { SECTIONS } from '../sections';
import { reviewable } from '../workflow';
import { checkAddress } from './address';
import { checkReferences } from './check-references';
import { dropPagesMadeFrom, dropPagesOfDeleted, pageBefore } from './drop-pages';

/**
 * The page catalogue (specification, section 3): the one source for navigation, breadcrumbs, hubs, metadata,
 * sitemap and search. The blocks that a page can be composed of are put together in payload.config.ts.
 */
export function pages(blocks: Block[]): CollectionConfig {
  return reviewable(
    {
      slug: 'pages',
      labels: { singular: 'Page', plural: 'Pages' },
      defaultSort: 'url',
      admin: {
        useAsTitle: 'label',
        defaultColumns: ['label', 'url', 'section', '_status', 'updatedAt'],
        listSearchableFields: ['label', 'url', 'pagetitle'],
        description: 'Every address of the site that is composed of blocks.',
      },
      hooks: {
        beforeValidate: [checkReferences],
        afterChange: [dropPagesMadeFrom],
        afterDelete: [dropPagesOfDeleted],
      },
      fields: [
        {
          name: 'url',
          type: 'text',
          label: 'Address',
          required: true,
          unique: true,
          index: true,
          validate: checkAddress,
          admin: { description: 'Absolute, lower case, no trailing slash: /products/replication' },
        },
        {
          name: 'section',
          type: 'select',
          options: SECTIONS.map(({ key, label }) => ({ value: key, label })),
          index: true,
          admin: { description: 'The area whose menu, hub and footer column list the page.' },
        },
        { name: 'order', type: 'number', min: 0, admin: { description: 'Position in its area; the hub is 0. Empty: after the others, by name.' } },
        { name: 'label', type: 'text', required: true, maxLength: 32, admin: { description: 'Short name for menus, cards and breadcrumbs.' } },
        { name: 'description', type: 'text', required: true, maxLength: 140, admin: { description: 'One sentence for cards and menus.' } },
        { name: 'longDescription', type: 'textarea', required: true, maxLength: 500, admin: { description: 'Two or three sentences for hubs and search results.' } },
        { name: 'icon', type: 'select', required: true, options: [...ICONS] },
        { name: 'pagetitle', type: 'text', required: true, label: 'Page title' },
        {
          name: 'meta',
          type: 'group',
          label: 'For search engines',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 60 },
            { name: 'description', type: 'text', required: true, minLength: 50, maxLength: 160 },
          ],
        },
        { name: 'borderPadding', type: 'checkbox', admin: { description: 'Adds space between the page and its edge.' } },
        { name: 'notIndexed', type: 'checkbox', label: 'Hidden from search engines', admin: { description: 'For pages that are reached by finishing something, such as a form.' } },
        { name: 'posts', type: 'text', hasMany: true, admin: { description: 'Tutorial archives only: the addresses of the posts, in order.' } },
        { name: 'layout', type: 'blocks', required: true, minRows: 1, blocks, validate: checkLayout },
      ],
    },
    pageBefore,
  );
}

/** A page has exactly one hero, and it comes first: it holds the page's only h1. */
function checkLayout(value: unknown): true | string {
  if (!Array.isArray(value) || value.length === 0) return 'A page needs at least one block.';
  const heroes = value.flatMap((block: unknown, index) => (isHero(block) ? [index] : []));
  return heroes.length === 1 && heroes[0] === 0 ? true : 'A page has exactly one hero, as its first block.';
}

function isHero(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'blockType' in block && block.blockType === 'hero';
}
