import type { Block } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { ICON_NAMES } from '@/ui/icon';
import { headingField, introField } from '../shared-fields';

/** Short parallel statements in columns, such as capabilities, reasons, or included items. */
export const featureGrid: Block = {
  slug: 'featureGrid',
  interfaceName: 'FeatureGridBlock',
  fields: [
    headingField,
    introField,
    {
      name: 'items',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Feature') } },
      required: true,
      minRows: 2,
      maxRows: 12,
      fields: [
        { name: 'icon', type: 'select', options: [...ICON_NAMES] },
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true, admin: { description: 'Markdown.' } },
        { name: 'href', type: 'text', label: 'URL' },
      ],
    },
  ],
};
