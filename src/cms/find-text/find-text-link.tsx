import type { TypedUser } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';

/** Renders the link below the admin's menu to the search in all content. */
export function FindTextLink({ user }: { readonly user?: TypedUser }) {
  if (!user || !isEditorialStaff(user)) return null;
  return (
    <a className="nav__link" href="/admin/find-text">
      <span className="nav__link-label">Find text</span>
    </a>
  );
}
