import type { Block } from 'payload';

/** A section that is kept once and shown on several pages; the catalogue puts its blocks in this one's place. */
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
