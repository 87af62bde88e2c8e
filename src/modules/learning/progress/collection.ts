import type { CollectionConfig } from 'payload';
import { timeDisplay } from '@/cms/core/date-format';
import { administrator, nobody } from '@/cms/core/access';

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
    hidden: ({ user }) => !user?.['roles']?.includes('administrator'),
  },
  access: { read: administrator, create: nobody, update: nobody, delete: administrator },
  indexes: [{ fields: ['subject', 'step'], unique: true }],
  fields: [
    {
      name: 'subject',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The person’s ID at the identity provider.' },
    },
    { name: 'step', type: 'text', required: true, admin: { description: 'The URL of the page.' } },
    { name: 'doneAt', type: 'date', required: true, admin: { date: timeDisplay } },
  ],
};
