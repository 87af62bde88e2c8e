import type { Block } from 'payload';
import type { Page } from '@/payload-types';

type BlockType = Page['layout'][number]['blockType'];

interface PickerEntry {
  /** The label editors see. */
  label: string;
  /** The group in the picker. */
  group: 'Openings and closings' | 'Text' | 'Facts and proof' | 'Shared';
  /** Alt text of the thumbnail. */
  thumbnailAlt: string;
}

/** How the picker presents each block. The thumbnail is public/admin/blocks/<kebab-case slug>.svg. */
const PICKER_ENTRIES: Readonly<Record<BlockType, PickerEntry>> = {
  hero: {
    label: 'Hero',
    group: 'Openings and closings',
    thumbnailAlt: 'A large heading, a paragraph, two buttons, and a drawing beside them',
  },
  audiences: {
    label: 'Audiences',
    group: 'Openings and closings',
    thumbnailAlt: 'Four large tiles in a row, each with an icon, a title, and a line of proof',
  },
  callToAction: {
    label: 'Call to action',
    group: 'Openings and closings',
    thumbnailAlt: 'A dark band with a heading, a sentence, and two buttons',
  },
  linkCards: {
    label: 'Link cards',
    group: 'Openings and closings',
    thumbnailAlt: 'Four links in two columns, each with a sentence',
  },
  prose: { label: 'Text', group: 'Text', thumbnailAlt: 'A heading and paragraphs' },
  featureGrid: {
    label: 'Feature grid',
    group: 'Text',
    thumbnailAlt: 'Three columns, each with an icon, a title, and a short text',
  },
  steps: { label: 'Steps', group: 'Text', thumbnailAlt: 'Three numbered steps, one below the other' },
  questions: { label: 'Questions', group: 'Text', thumbnailAlt: 'A list of questions; the first is open and shows its answer' },
  codeSample: { label: 'Code sample', group: 'Text', thumbnailAlt: 'A dark box with code and what it prints' },
  quote: { label: 'Quote', group: 'Facts and proof', thumbnailAlt: 'A quotation with the name of who said it' },
  statistics: { label: 'Figures', group: 'Facts and proof', thumbnailAlt: 'Three large figures, each with its source' },
  comparisonTable: {
    label: 'Comparison table',
    group: 'Facts and proof',
    thumbnailAlt: 'A table with three columns of check marks',
  },
  diagram: { label: 'Diagram', group: 'Facts and proof', thumbnailAlt: 'A drawing of three boxes joined by arrows' },
  picture: { label: 'Picture', group: 'Facts and proof', thumbnailAlt: 'A photograph with a line of text below it' },
  form: { label: 'Form', group: 'Openings and closings', thumbnailAlt: 'A form with three fields and a button' },
  featureSlot: { label: 'From the site’s data', group: 'Shared', thumbnailAlt: 'A dashed frame around a database' },
  sharedBlock: { label: 'Shared block', group: 'Shared', thumbnailAlt: 'The same section on two pages' },
};

/** Returns the file name of a block's thumbnail. */
export function getThumbnailName(slug: string): string {
  return `${slug.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
}

/** Adds label, group and thumbnail to a block. A new block has none until its type is generated (`npm run types`). */
export function withPickerOptions(block: Block): Block {
  if (!isBlockType(block.slug)) return block;
  const { label, group, thumbnailAlt } = PICKER_ENTRIES[block.slug];
  return {
    ...block,
    labels: { singular: label, plural: label },
    admin: {
      ...block.admin,
      group,
      disableBlockName: true,
      images: { thumbnail: { url: `/admin/blocks/${getThumbnailName(block.slug)}`, alt: thumbnailAlt } },
      components: {
        ...block.admin?.components,
        Label: { path: '/cms/admin-ui/fields/block-label#BlockLabel', clientProps: { name: label } },
      },
    },
  };
}

function isBlockType(slug: string): slug is BlockType {
  return Object.hasOwn(PICKER_ENTRIES, slug);
}
