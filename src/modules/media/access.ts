import type { Access } from 'payload';
import { publisher, signedInEditor } from '@/cms/core/access';

/** Who may do what with pictures. One that is replaced is replaced on every page at once, so publishers do that. */
export const mediaAccess = { read: signedInEditor, create: signedInEditor, update: publisher, delete: publisher } satisfies Record<string, Access>;
