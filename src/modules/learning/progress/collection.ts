import type { CollectionConfig } from 'payload';
import { administrator, isAdministrator, nobody } from '@/cms/core/access/access';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { accountField } from '@/cms/core/access/site-fields';

/**
 * Steps of learning paths that people have marked as done. The account endpoints write them.
 */
export const learningProgressCollection: CollectionConfig = {
  slug: 'learning-progress',
  custom: { visitors: true },
  labels: { singular: 'Completed step', plural: 'Completed steps' },
  defaultSort: '-doneAt',
  admin: {
    useAsTitle: 'step',
    defaultColumns: ['step', 'doneAt'],
    hidden: ({ user }) => !isAdministrator(user),
  },
  access: { read: administrator, create: nobody, update: nobody, delete: administrator },
  indexes: [{ fields: ['subject', 'step'], unique: true }],
  fields: [
    accountField,
    { name: 'step', type: 'text', required: true, admin: { description: 'The URL of the page.' } },
    { name: 'doneAt', type: 'date', required: true, admin: { date: timeDisplay } },
  ],
};
