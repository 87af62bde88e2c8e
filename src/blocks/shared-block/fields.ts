import type { Block } from 'payload';

/** A block stored once and shown on several pages. The page catalog replaces it with its blocks. */
export const sharedBlock: Block = {
  slug: 'sharedBlock',
  interfaceName: 'SharedBlockReference',
  fields: [
    {
      name: 'block',
      type: 'relationship',
      relationTo: 'shared-blocks',
      required: true,
      admin: { description: 'Its content appears here. Edit it under Shared blocks, for all pages at once.' },
    },
  ],
};
