import type { CollectionConfig } from 'payload';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { nobody, editorialStaff } from '@/cms/core/access/access';
import { REVIEWABLE_COLLECTIONS } from '@/cms/core/kinds/reviewable-collections';
import { getPreviewLinkState, PREVIEW_LINK_STATES } from './link-state';
import { sharePreviewEndpoint } from './share-preview-endpoint';

/**
 * Links that show the latest draft of one entry, for a limited time, to people without an account. Only the hash of the
 * token is stored: the URL is shown once, to the editor who creates it.
 */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: { singular: 'Preview link', plural: 'Preview links' },
  defaultSort: 'expiresAt',
  lockDocuments: false,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'expiresAt', 'madeBy', 'createdAt'],
    description:
      'Links that show a draft to people without an account. Each link expires at the time shown here, or when the person ' +
      'who created it loses access to drafts; delete one to revoke it now. Create new links next to the form of an entry.',
  },
  access: { read: editorialStaff, create: nobody, update: nobody, delete: editorialStaff },
  endpoints: [sharePreviewEndpoint],
  // What the state is derived from.
  forceSelect: { expiresAt: true, madeBy: true },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      label: 'Entry',
      admin: { description: 'The title of the entry when the link was created. The link shows the newest draft.' },
    },
    { name: 'of', type: 'select', required: true, label: 'Collection', options: [...REVIEWABLE_COLLECTIONS] },
    {
      name: 'state',
      type: 'select',
      virtual: true,
      options: [...PREVIEW_LINK_STATES],
      admin: {
        readOnly: true,
        disableListFilter: true,
        description: 'A link has ended when the person who created it may no longer see drafts.',
      },
      hooks: {
        afterRead: [
          ({ siblingData, req: { payload } }) =>
            getPreviewLinkState(siblingData, (id) =>
              payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }),
            ),
        ],
      },
    },
    { name: 'entry', type: 'number', required: true, index: true, admin: { hidden: true } },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Expires',
      admin: { date: timeDisplay },
    },
    { name: 'madeBy', type: 'relationship', relationTo: 'users', label: 'Created by' },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
  ],
};
