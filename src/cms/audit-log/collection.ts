import type { CollectionConfig } from 'payload';
import { nobody, editorialStaff } from '@/cms/core/access/access';
import { AUDIT_OPERATIONS } from './operations';

/**
 * The audit log: who did what, and when. The site writes an event with each change (write-audit-event.ts); no one edits
 * it, and events are removed after two years.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: 'Audit event', plural: 'Audit log' },
  defaultSort: '-createdAt',
  admin: {
    description: 'Who did what, and when. Stored for two years.',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'name', 'operation', 'title', 'kind', 'note'],
    listSearchableFields: ['title', 'name'],
  },
  access: { read: editorialStaff, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['kind', 'entry'] }],
  fields: [
    { name: 'person', type: 'relationship', relationTo: 'users', label: 'Account', index: true },
    { name: 'name', type: 'text', required: true, label: 'User', index: true },
    { name: 'operation', type: 'select', required: true, label: 'Action', options: [...AUDIT_OPERATIONS], index: true },
    {
      name: 'kind',
      type: 'text',
      required: true,
      label: 'Collection',
      admin: { components: { Cell: '/cms/audit-log/audit-cells#KindCell' } },
    },
    { name: 'entry', type: 'text', required: true, label: 'Entry ID' },
    { name: 'title', type: 'text', label: 'Entry', admin: { components: { Cell: '/cms/audit-log/audit-cells#EntryCell' } } },
    { name: 'fields', type: 'text', hasMany: true, label: 'Changed fields' },
    { name: 'note', type: 'text', label: 'Note' },
  ],
};
