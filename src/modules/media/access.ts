import type { Access } from 'payload';
import { publisher, editorialStaff } from '@/cms/core/access';

/** Who may do what with pictures. One that is replaced is replaced on every page at once, so publishers do that. */
export const mediaAccess = {
  read: editorialStaff,
  create: editorialStaff,
  update: publisher,
  delete: publisher,
} satisfies Record<string, Access>;
