import type { Access } from 'payload';
import { publisher, editorialStaff } from '@/cms/core/access/access';

/**
 * Access rules for pictures. Replacing a picture changes every page that shows it at once, so only publishers may do
 * it.
 */
export const mediaAccess = {
  read: editorialStaff,
  create: editorialStaff,
  update: publisher,
  delete: publisher,
} satisfies Record<string, Access>;
