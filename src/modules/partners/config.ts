import { createDraftPlaceholder } from '@/cms/core/fields/draft-placeholder';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import type { ModuleConfig } from '@/cms/core/module-config';
import { PARTNER_KINDS, PARTNER_SKILLS } from './options';

function isWebsite(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);
}

/** Companies that work on customers' Postgres, for the partner finder. */
const partners = createEntryCollection({
  collection: 'partners',
  columns: ['kind', 'regions', 'sample'],
  defaultSort: 'title',
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...PARTNER_KINDS] },
    { name: 'regions', type: 'select', hasMany: true, required: true, options: [...REGIONS] },
    { name: 'skills', type: 'select', hasMany: true, required: true, options: [...PARTNER_SKILLS] },
    {
      name: 'languages',
      type: 'text',
      hasMany: true,
      required: true,
      admin: { description: 'The languages in which the partner works, by their English names: German.' },
    },
    {
      name: 'certified',
      type: 'number',
      required: true,
      min: 0,
      admin: { description: 'How many of its people have a current certificate.' },
    },
    {
      name: 'since',
      type: 'number',
      required: true,
      min: 2004,
      max: 2100,
      admin: { description: 'The year in which the partnership began.' },
    },
    {
      name: 'website',
      type: 'text',
      custom: createDraftPlaceholder((value) => (isWebsite(value) ? value : undefined)),
      validate: (value: unknown) =>
        value === undefined || value === null || value === '' || isWebsite(value) || 'Enter a URL that begins with https://.',
    },
    {
      name: 'related',
      type: 'text',
      hasMany: true,
      admin: { description: 'URLs of the pages about what the partner can help with: /products/backup-recovery' },
    },
  ],
  validateEntry: ({ sample, website }) => [
    ...(sample && website
      ? [{ path: 'website', message: 'A sample has no website, because it would link to someone else.' }]
      : []),
    ...(!sample && !website ? [{ path: 'website', message: 'A real partner needs a website.' }] : []),
  ],
});

export const partnersConfig: ModuleConfig = { collections: [partners], slots: ['partner-finder'] };
