import type { Block } from 'payload';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { headingField, sampleField } from '../shared-fields';

/** Frequently asked questions with their answers. */
export const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  fields: [
    headingField,
    {
      name: 'items',
      type: 'array',
      admin: { components: { RowLabel: createRowLabel('Question') } },
      required: true,
      minRows: 1,
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea', required: true, admin: { description: 'Markdown.' } },
      ],
    },
    sampleField,
  ],
};
