import type { Block } from 'payload';

interface InPicker {
  /** What an editor calls it. */
  name: string;
  /** What stands together in the picker. */
  group: 'Beginning and end' | 'Text' | 'Facts and proof' | 'Shared';
  /** What its picture shows, for who cannot see it. */
  picture: string;
}

/** How each block is offered to editors. Its picture is public/admin/blocks/<name in lower case with hyphens>.svg. */
const IN_PICKER: Readonly<Record<string, InPicker>> = {
  hero: { name: 'Hero', group: 'Beginning and end', picture: 'A large heading, a paragraph, two buttons, and a drawing beside them' },
  callToAction: { name: 'Call to action', group: 'Beginning and end', picture: 'A dark band with a heading, a sentence and two buttons' },
  linkCards: { name: 'Link cards', group: 'Beginning and end', picture: 'Four links in two columns, each with a sentence' },
  prose: { name: 'Text', group: 'Text', picture: 'A heading and paragraphs' },
  featureGrid: { name: 'Feature grid', group: 'Text', picture: 'Three columns, each with an icon, a title and a short text' },
  steps: { name: 'Steps', group: 'Text', picture: 'Three numbered steps, one below the other' },
  questions: { name: 'Questions', group: 'Text', picture: 'A list of questions; the first is open and shows its answer' },
  codeSample: { name: 'Code sample', group: 'Text', picture: 'A dark box with code and what it prints' },
  quote: { name: 'Quote', group: 'Facts and proof', picture: 'A quotation with the name of who said it' },
  statistics: { name: 'Figures', group: 'Facts and proof', picture: 'Three large figures, each with its source' },
  comparisonTable: { name: 'Comparison table', group: 'Facts and proof', picture: 'A table with three columns of check marks' },
  diagram: { name: 'Diagram', group: 'Facts and proof', picture: 'A drawing of three boxes joined by arrows' },
  picture: { name: 'Picture', group: 'Facts and proof', picture: 'A photograph with a line of text below it' },
  form: { name: 'Form', group: 'Beginning and end', picture: 'A form with three fields and a button' },
  featureSlot: { name: 'From the site’s data', group: 'Shared', picture: 'A dashed frame around a database' },
  reusableSection: { name: 'Reusable section', group: 'Shared', picture: 'The same section on two pages' },
};

/** The file name of a block's picture. */
export function pictureOf(slug: string): string {
  return `${slug.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
}

/** A block as the picker offers it and a form names it; one that has no entry here is offered without a picture. */
export function inPicker(block: Block): Block {
  const shown = IN_PICKER[block.slug];
  if (!shown) return block;
  const { name, group, picture } = shown;
  return {
    ...block,
    labels: { singular: name, plural: name },
    admin: {
      ...block.admin,
      group,
      disableBlockName: true,
      images: { thumbnail: { url: `/admin/blocks/${pictureOf(block.slug)}`, alt: picture } },
      components: { ...block.admin?.components, Label: { path: '/cms/admin-ui/fields/block-label#BlockLabel', clientProps: { name } } },
    },
  };
}
