import type { Block } from 'payload';

/** Running text in Markdown, with an optional heading. */
export const prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'markdown', type: 'code', required: true, admin: { language: 'markdown' } },
  ],
};
