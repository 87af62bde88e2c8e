import type { CollectionConfig } from 'payload';
import { factAccess } from '@/cms/core/access';
import { factHooks } from '@/cms/link-graph/fact-hooks';
import { checkAddress } from '@/cms/link-graph/address';
import { checkRedirect } from './check-redirect';
import { dropRedirect } from './drop-redirect';
import type { ModuleConfig } from '@/cms/core/module-config';

const links = factHooks('redirects');

/** Old addresses and where they lead now; always permanent (308). Chains and loops are refused. */
const redirects: CollectionConfig = {
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

export const redirectsConfig: ModuleConfig = { collections: [redirects] };
