import type { CollectionConfig } from 'payload';
import { factAccess } from '../access';
import { factHooks } from '../addresses/fact-hooks';
import { checkAddress } from '../pages/address';
import { checkRedirect } from './check-redirect';
import { dropRedirect } from './drop-redirect';

const links = factHooks('redirects');

/** Old addresses and where they lead now; always permanent (308). Chains and loops are refused. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: { group: 'Pages', description: 'Old addresses and where they lead now.', useAsTitle: 'from', defaultColumns: ['from', 'to', 'note'] },
  access: factAccess,
  hooks: {
    beforeOperation: [links.beforeOperation],
    beforeValidate: [checkRedirect],
    beforeChange: [links.beforeChange],
    beforeDelete: [links.beforeDelete],
    afterChange: [({ doc, previousDoc, req }) => dropRedirect([doc, previousDoc], req)],
    afterDelete: [({ doc, req }) => dropRedirect([doc], req)],
  },
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, index: true, label: 'Old address', validate: checkAddress },
    { name: 'to', type: 'text', required: true, label: 'New address', validate: checkAddress },
    { name: 'note', type: 'text', admin: { description: 'Why it exists.' } },
  ],
};
