import type { Block } from 'payload';
import { headingField, linksField } from '../shared-fields';

/** A call to action at the end of a page. */
export const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  fields: [headingField, { name: 'text', type: 'textarea', required: true, admin: { description: 'Markdown.' } }, linksField],
};
