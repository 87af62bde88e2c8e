import type { CollectionConfig } from 'payload';
import { editorialStaff, nobody, publisher, systemOnly } from '@/cms/core/access/access';

/** The pages whose text a person should read after an update of facts. */
export const factTasks: CollectionConfig = {
  slug: 'fact-tasks',
  labels: { singular: 'Page to review', plural: 'Pages to review' },
  defaultSort: 'done',
  admin: {
    useAsTitle: 'page',
    defaultColumns: ['page', 'reason', 'form', 'done', 'update'],
    description:
      'Pages whose text may be outdated after a fact update: a hard-coded number, a command that hasn’t been run ' +
      'on the new release, or a date next to a value that changed. Review the page, correct it, and set “Done”.',
  },
  access: { read: editorialStaff, create: nobody, update: editorialStaff, delete: publisher },
  fields: [
    { name: 'page', type: 'text', required: true, access: { update: systemOnly } },
    { name: 'reason', type: 'textarea', required: true, access: { update: systemOnly } },
    {
      name: 'form',
      type: 'text',
      required: true,
      label: 'Edit',
      access: { update: systemOnly },
      admin: {
        components: {
          Cell: '/modules/releases/updates/form-link#FormLinkCell',
          Field: '/modules/releases/updates/form-link#FormLinkField',
        },
      },
    },
    { name: 'done', type: 'checkbox', defaultValue: false },
    {
      name: 'update',
      type: 'relationship',
      relationTo: 'fact-updates',
      required: true,
      index: true,
      access: { update: systemOnly },
    },
  ],
};
