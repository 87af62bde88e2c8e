import type { CollectionConfig } from 'payload';
import { signedInEditor } from '../access';

/** The people who publish. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000 },
  admin: { useAsTitle: 'email', defaultColumns: ['name', 'email'] },
  access: { read: signedInEditor, create: signedInEditor, update: signedInEditor, delete: signedInEditor },
  fields: [{ name: 'name', type: 'text', required: true }],
};
