import type { Field } from 'payload';

/** The sidebar fields of entries with a URL: what happens to the old URL, and the inbound links. */
export const urlFields: Field[] = [
  {
    name: 'redirectOldUrl',
    type: 'checkbox',
    virtual: true,
    defaultValue: true,
    label: 'Redirect the old URL here',
    admin: {
      position: 'sidebar',
      // Payload shows virtual fields read-only by default.
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
