import type { Block } from 'payload';

/** A section stored once and shown on several pages. The page catalog replaces it with its blocks. */
export const sharedBlock: Block = {
  slug: 'reusableSection',
  interfaceName: 'ReusableSectionBlock',
  fields: [
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'sections',
      required: true,
      admin: { description: 'Its blocks stand here. Change them in Reusable sections, for every page at once.' },
    },
  ],
};
