import type { CollectionConfig } from 'payload';
import { administrator, isAdministrator, nobody } from '@/cms/core/access/access';
import { timeDisplay } from '@/cms/core/fields/date-format';
import type { ModuleConfig } from '@/cms/core/module-config';
import { accountField } from '@/cms/core/access/site-fields';

/**
 * Pages that visitors saved for later. Only the dashboard's routes write them, and no one else can see whose they are.
 */
const savedPagesCollection: CollectionConfig = {
  slug: 'saved-pages',
  custom: { visitors: true },
  labels: { singular: 'Saved page', plural: 'Saved pages' },
  defaultSort: '-savedAt',
  admin: {
    description: 'Pages that visitors saved to read later.',
    useAsTitle: 'label',
    defaultColumns: ['label', 'url', 'savedAt'],
    hidden: ({ user }) => !isAdministrator(user),
  },
  access: { read: administrator, create: nobody, update: nobody, delete: administrator },
  indexes: [{ fields: ['subject', 'url'], unique: true }],
  fields: [
    accountField,
    { name: 'url', type: 'text', required: true },
    { name: 'label', type: 'text', required: true },
    { name: 'savedAt', type: 'date', required: true, index: true, admin: { date: timeDisplay } },
  ],
};

export const savedPagesConfig: ModuleConfig = { collections: [savedPagesCollection] };
