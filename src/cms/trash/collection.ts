import type { CollectionConfig } from 'payload';
import { editorialStaff, nobody, publisher } from '@/cms/core/access/access';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { getSingularLabel } from '@/cms/core/kinds/singular-label';
import { TRASH_DAYS } from '@/cms/core/changes/trash';
import { restoreEndpoint } from './restore-endpoint';
import { TRASHABLE_COLLECTIONS } from './trashable';

/**
 * The trash: what people have deleted, for as long as it can be restored (docs/decisions/0064). Nothing that shows content reads
 * this collection.
 */
export const deletedEntries: CollectionConfig = {
  slug: 'deleted-entries',
  labels: { singular: 'Deleted entry', plural: 'Trash' },
  defaultSort: '-removedAt',
  lockDocuments: false,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'of', 'url', 'wasPublic', 'deletedBy', 'removedAt'],
    listSearchableFields: ['title', 'url'],
    description:
      `Pages, articles, pictures, and other entries that were deleted in the last ${TRASH_DAYS} days. ` +
      'Open one to restore it. What you delete here is gone for good.',
  },
  access: { read: editorialStaff, create: nobody, update: nobody, delete: publisher },
  endpoints: [restoreEndpoint],
  fields: [
    {
      name: 'restore',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/cms/trash/restore-button#RestoreButton' } },
    },
    { name: 'title', type: 'text', required: true, label: 'Entry' },
    {
      name: 'of',
      type: 'select',
      required: true,
      label: 'Collection',
      options: TRASHABLE_COLLECTIONS.map((slug) => ({
        value: slug,
        label: slug === 'media' ? 'Picture' : getSingularLabel(slug),
      })),
    },
    { name: 'url', type: 'text', label: 'URL' },
    { name: 'wasPublic', type: 'checkbox', required: true, label: 'Was public' },
    { name: 'deletedBy', type: 'relationship', relationTo: 'users', label: 'Deleted by' },
    { name: 'removedAt', type: 'date', required: true, index: true, label: 'Deleted', admin: { date: timeDisplay } },
    { name: 'content', type: 'json', required: true, access: { read: () => false }, admin: { hidden: true } },
  ],
};
