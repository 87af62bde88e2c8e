import type { Block } from 'payload';
import { MARKDOWN_CLASSES } from '@/cms/admin-ui/markdown-paste/markdown-field';
import { sampleField } from '../shared-fields';

/** Running text in Markdown, with an optional heading. */
export const prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  fields: [
    { name: 'heading', type: 'text' },
    {
      name: 'markdown',
      type: 'textarea',
      required: true,
      admin: { className: MARKDOWN_CLASSES[3], description: 'Markdown. Headings begin at ###.' },
    },
    sampleField,
  ],
};
