import type { Block } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { headingField, introField } from '../shared-fields';

/** Links to related pages. Label and description come from the page catalog unless set here. */
export const linkCards: Block = {
  slug: 'linkCards',
  interfaceName: 'LinkCardsBlock',
  fields: [
    headingField,
    introField,
    {
      name: 'items',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Card') } },
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'href', type: 'text', required: true, label: 'URL' },
        {
          name: 'label',
          type: 'text',
          admin: { description: 'Leave empty to use the page’s label. Required for links to other sites.' },
        },
        { name: 'description', type: 'text', admin: { description: 'Leave empty to use the page’s description.' } },
      ],
    },
  ],
};
