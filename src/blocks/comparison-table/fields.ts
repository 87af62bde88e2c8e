import type { Block } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { headingField, introField, sampleField } from '../shared-fields';

/** A table that compares a few items row by row. A "yes" or "no" cell is shown as a mark with that word. */
export const comparisonTable: Block = {
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableBlock',
  fields: [
    headingField,
    introField,
    {
      name: 'caption',
      type: 'text',
      required: true,
      admin: { description: 'What the table shows, and its date. Without a number, only screen readers read it out.' },
    },
    {
      name: 'rowLabel',
      type: 'text',
      required: true,
      defaultValue: 'Feature',
      admin: { description: 'The heading of the first column, such as "Feature".' },
    },
    { name: 'columns', type: 'text', hasMany: true, required: true, minRows: 1, maxRows: 5 },
    {
      name: 'groups',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Group') } },
      required: true,
      fields: [
        { name: 'label', type: 'text', admin: { description: 'Leave empty if the table needs no groups.' } },
        {
          name: 'rows',
          type: 'array',
          admin: { components: { RowLabel: createRowLabel('Row') } },
          required: true,
          fields: [
            { name: 'label', type: 'text', required: true },
            { name: 'note', type: 'text', admin: { description: 'A short explanation of the row.' } },
            { name: 'href', type: 'text', label: 'URL' },
            { name: 'cells', type: 'text', hasMany: true, required: true, admin: { description: 'One per column, in order.' } },
          ],
        },
      ],
    },
    sampleField,
  ],
};
