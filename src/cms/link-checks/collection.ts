import type { CollectionConfig } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { nobody, editorialStaff } from '@/cms/core/access/access';
import { checkLinksEndpoint } from './check-links-endpoint';

/** Links in published content that failed the last check. They are checked every night and on demand. */
export const brokenLinks: CollectionConfig = {
  slug: 'broken-links',
  labels: { singular: 'Broken link', plural: 'Broken links' },
  defaultSort: 'page',
  admin: {
    useAsTitle: 'link',
    defaultColumns: ['page', 'link', 'problem', 'firstSeen', 'lastSeen'],
    listSearchableFields: ['page', 'link'],
    description:
      'Broken links on published pages, and links to URLs that redirect. ' +
      'A link that works again is removed from this list by the next check.',
    components: { beforeListTable: ['/cms/link-checks/link-check-form#LinkCheckForm'] },
  },
  access: { read: editorialStaff, create: nobody, update: nobody, delete: nobody },
  endpoints: [checkLinksEndpoint],
  fields: [
    { name: 'page', type: 'text', required: true, index: true, admin: { description: 'The field that contains the link.' } },
    { name: 'link', type: 'text', required: true, label: 'Link' },
    { name: 'problem', type: 'text', required: true },
    {
      name: 'firstSeen',
      type: 'date',
      required: true,
      label: 'Broken since',
      admin: { date: timeDisplay },
    },
    {
      name: 'lastSeen',
      type: 'date',
      required: true,
      label: 'Last checked',
      admin: { date: timeDisplay },
    },
  ],
};
