import type { Field } from 'payload';

/** What a form with an address shows beside it: what becomes of the old one, and who links here. */
export const urlFields: Field[] = [
  {
    name: 'leadOldAddress',
    type: 'checkbox',
    virtual: true,
    defaultValue: true,
    label: 'Redirect the old URL here',
    admin: {
      position: 'sidebar',
      // What is not stored is otherwise only shown.
      readOnly: false,
      description: 'When the URL of a published page changes, its old URLs redirect here permanently.',
      condition: (_data, _siblings, { operation }) => operation === 'update',
    },
  },
  {
    name: 'linksHere',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/cms/link-graph/inbound-links-panel#InboundLinksPanel' },
      condition: (_data, _siblings, { operation }) => operation === 'update',
    },
  },
];
