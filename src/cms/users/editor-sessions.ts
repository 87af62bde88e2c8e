import type { CollectionConfig } from 'payload';
import { nobody } from '@/cms/core/access/access';

/**
 * Admin sessions and one-time emergency sign-in links. Only the hash of a token is stored, so that read access to the
 * database is not enough to sign in.
 */
export const editorSessions: CollectionConfig = {
  slug: 'editor-sessions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  // No one edits these in the admin.
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: ['session', 'one-time'] },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    /** Sent to the provider at sign-out as proof of the session (`id_token_hint`). */
    { name: 'idToken', type: 'text' },
  ],
};
