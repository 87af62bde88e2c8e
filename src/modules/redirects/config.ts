import type { CollectionConfig } from 'payload';
import { noDraftsAccess } from '@/cms/core/access/access';
import { createLinkGuardHooks } from '@/cms/link-graph/link-guard-hooks';
import { validateUrl } from '@/cms/link-graph/validate-url';
import type { ModuleConfig } from '@/cms/core/module-config';
import { FIELD_LABELS, validateRedirect } from './validate-redirect';
import { invalidateRedirects } from './invalidate-redirects';

const linkGuardHooks = createLinkGuardHooks('redirects');

/** Redirects from old URLs, always permanent (308). Chains and loops are rejected. */
const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    description: 'Old URLs and where they redirect to.',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'note'],
  },
  access: noDraftsAccess,
  hooks: {
    beforeOperation: [linkGuardHooks.beforeOperation],
    beforeValidate: [validateRedirect],
    beforeChange: [linkGuardHooks.beforeChange],
    beforeDelete: [linkGuardHooks.beforeDelete],
    afterChange: [({ doc, previousDoc, req }) => invalidateRedirects([doc, previousDoc], req)],
    afterDelete: [({ doc, req }) => invalidateRedirects([doc], req)],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: FIELD_LABELS.from,
      validate: validateUrl,
      admin: { description: 'The old URL after the domain, which no page has anymore: /about-us' },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: FIELD_LABELS.to,
      validate: validateUrl,
      admin: { description: 'The published page that visitors get instead: /company/about' },
    },
    { name: 'note', type: 'text', admin: { description: 'Why the redirect exists.' } },
  ],
};

export const redirectsConfig: ModuleConfig = { collections: [redirects] };
