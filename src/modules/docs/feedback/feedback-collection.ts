import type { CollectionConfig } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { administrator, nobody, editorialStaff } from '@/cms/core/access/access';
import { DOC_FEEDBACK_LENGTH_MAX } from './feedback';

/** Reader feedback on handbook pages, submitted with the form on each page. It stores nothing about the sender. */
export const docsFeedback: CollectionConfig = {
  slug: 'docs-feedback',
  custom: { visitors: true },
  labels: { singular: 'Docs feedback', plural: 'Docs feedback' },
  defaultSort: '-sentAt',
  admin: {
    useAsTitle: 'page',
    defaultColumns: ['page', 'helped', 'words', 'sentAt'],
    listSearchableFields: ['page', 'words'],
  },
  access: { read: editorialStaff, create: nobody, update: nobody, delete: administrator },
  fields: [
    { name: 'page', type: 'text', required: true, index: true, label: 'Page' },
    { name: 'helped', type: 'checkbox', required: true, defaultValue: false, label: 'Helpful' },
    { name: 'words', type: 'textarea', maxLength: DOC_FEEDBACK_LENGTH_MAX },
    { name: 'sentAt', type: 'date', required: true, index: true, admin: { date: timeDisplay } },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
};
