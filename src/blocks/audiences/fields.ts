import type { Block } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { ICON_NAMES } from '@/ui/icon';

/** Large links for the audiences of a page, each with an offer and one line of proof. */
export const audiences: Block = {
  slug: 'audiences',
  interfaceName: 'AudiencesBlock',
  fields: [
    {
      name: 'items',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Audience') } },
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        { name: 'icon', type: 'select', required: true, options: [...ICON_NAMES] },
        { name: 'title', type: 'text', required: true, admin: { description: 'The visitor’s goal: “Leave Oracle”.' } },
        { name: 'text', type: 'text', required: true, admin: { description: 'One line of proof, with a figure or a fact.' } },
        { name: 'href', type: 'text', required: true, label: 'URL' },
      ],
    },
  ],
};
