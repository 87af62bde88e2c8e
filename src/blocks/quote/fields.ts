import type { Block } from 'payload';
import { sampleField } from '../shared-fields';

/** A quotation with its source. A made-up example is marked as a sample. */
export const quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  fields: [
    { name: 'text', type: 'textarea', required: true },
    { name: 'attribution', type: 'text', required: true },
    { name: 'sourceUrl', type: 'text', label: 'Source URL' },
    sampleField,
  ],
};
