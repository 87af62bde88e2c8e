import type { Block } from 'payload';
import { DRAWING_NAMES } from '@/cms/core/taxonomy/drawing-names';
import { introField } from '../shared-fields';

/** An SVG drawing made for this site. Its title and text alternative are part of the drawing. */
export const diagram: Block = {
  slug: 'diagram',
  interfaceName: 'DiagramBlock',
  fields: [
    { name: 'heading', type: 'text' },
    introField,
    { name: 'drawing', type: 'select', required: true, options: [...DRAWING_NAMES] },
    { name: 'caption', type: 'text', admin: { description: 'What to notice, in Markdown.' } },
  ],
};
