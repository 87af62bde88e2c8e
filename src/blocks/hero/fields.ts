import type { Block } from 'payload';
import { DRAWING_NAMES } from '@/cms/core/taxonomy/drawing-names';
import { codeFields, linksField } from '../shared-fields';
import { ILLUSTRATION_NAMES } from '../illustrations/names';

/** The hero of a page: its only h1, the answer in one paragraph, and the next step. */
export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    { name: 'eyebrow', type: 'text', admin: { description: 'A few words above the heading: the area, or who the page is for.' } },
    { name: 'heading', type: 'text', required: true },
    {
      name: 'lead',
      type: 'textarea',
      required: true,
      admin: { description: 'The answer to the visitor’s question, in one paragraph. Markdown.' },
    },
    linksField,
    {
      name: 'illustration',
      type: 'select',
      options: [...ILLUSTRATION_NAMES],
      admin: { description: 'A picture of the product in use, shown beside the text instead of a diagram or code.' },
    },
    {
      name: 'diagram',
      type: 'select',
      options: [...DRAWING_NAMES],
      admin: { description: 'Shown beside the text. Either a diagram or code, not both.' },
    },
    {
      name: 'code',
      type: 'group',
      admin: { condition: (_data, siblings) => !siblings?.diagram && !siblings?.illustration },
      fields: codeFields.map((field) => ({ ...field, required: false })),
    },
  ],
};
