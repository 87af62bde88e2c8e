import type { Block } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { CODE_LANGUAGES } from '@/ui/code/code-languages';
import { headingField, introField, sampleField } from '../shared-fields';

/** A sequence of steps: how something works or what to do. */
export const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  fields: [
    headingField,
    introField,
    {
      name: 'items',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Step') } },
      required: true,
      minRows: 2,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true, admin: { description: 'Markdown.' } },
        { name: 'language', type: 'select', options: [...CODE_LANGUAGES] },
        { name: 'code', type: 'textarea', admin: { className: 'monospaced' } },
      ],
    },
    sampleField,
  ],
};
