import type { Block } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { headingField, introField } from '../shared-fields';

/** Figures, each with its source and the date it was accurate. */
export const statistics: Block = {
  slug: 'statistics',
  interfaceName: 'StatisticsBlock',
  fields: [
    headingField,
    introField,
    {
      name: 'items',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Figure') } },
      required: true,
      minRows: 2,
      maxRows: 6,
      fields: [
        { name: 'value', type: 'text', required: true },
        { name: 'label', type: 'text', required: true },
        { name: 'source', type: 'text', required: true },
        { name: 'sourceUrl', type: 'text', required: true, label: 'Source URL' },
        {
          name: 'date',
          type: 'text',
          required: true,
          defaultValue: () => new Date().toISOString().slice(0, 7),
          admin: { description: 'The date of the figure: 2026-08-13 or 2026-08.' },
        },
      ],
    },
  ],
};
