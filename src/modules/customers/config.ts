import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { dateField } from '@/cms/core/fields/date-field';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import type { ModuleConfig } from '@/cms/core/module-config';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';

/** Customer stories: the problem, the solution, and measurements before and after. */
const customers = createEntryCollection({
  collection: 'customers',
  columns: ['industry', 'region', 'published'],
  defaultSort: '-published',
  fields: [
    {
      name: 'customer',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Who the customer is, in a few words.' },
    },
    { name: 'industry', type: 'select', required: true, options: [...INDUSTRIES] },
    { name: 'region', type: 'select', required: true, options: [...REGIONS] },
    { name: 'needs', type: 'select', hasMany: true, required: true, options: [...CUSTOMER_NEEDS] },
    dateField('published', { index: true }),
    dateField('approved', {
      required: false,
      admin: {
        description: 'The day on which the customer approved the story in writing. Without it, only a sample can be published.',
      },
    }),
    {
      name: 'environment',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'The versions, hardware, and amount of data behind the figures.' },
    },
    {
      name: 'results',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Result') } },
      required: true,
      minRows: 1,
      maxRows: 6,
      labels: { singular: 'Result', plural: 'Results' },
      fields: [
        {
          name: 'measure',
          type: 'text',
          required: true,
          admin: { description: 'What was measured, and with which statistic.' },
        },
        {
          name: 'before',
          type: 'text',
          required: true,
          admin: {
            description:
              'The figure before: 3 h 52 min. With “after” in the same unit (time, GB, percent, or a count), ' +
              'both are drawn as bars. If there is no figure, enter –.',
          },
        },
        { name: 'after', type: 'text', required: true },
        {
          name: 'method',
          type: 'text',
          required: true,
          admin: { description: 'How and when it was measured, the same way both times.' },
        },
      ],
    },
    {
      name: 'related',
      type: 'text',
      hasMany: true,
      admin: { description: 'URLs of related pages to read next: /products/replication' },
    },
  ],
  validateEntry: ({ sample, approved }) =>
    !sample && !approved
      ? [{ path: 'approved', message: 'A story is published after the customer has agreed to it, or as a sample.' }]
      : [],
});

export const customersConfig: ModuleConfig = { collections: [customers], slots: ['customer-stories', 'featured-stories'] };
