import type { CollectionConfig } from 'payload';
import { nobody } from '@/cms/core/access';

/**
 * Who is signed in to the admin, and one-time addresses for emergencies. Only the hash of what opens a session is kept, so
 * that whoever reads the database cannot sign in with it.
 */
export const editorSessions: CollectionConfig = {
  slug: 'editor-sessions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  // Nobody but the site looks at them.
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: ['session', 'one-time'] },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    /** Proves to the provider, at the sign-out, that it was this site where the person was signed in. */
    { name: 'idToken', type: 'text' },
  ],
};
