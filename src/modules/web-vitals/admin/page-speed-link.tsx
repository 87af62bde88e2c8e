import type { TypedUser } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';

/** Renders the link below the admin's menu to the speed of pages. */
export function PageSpeedLink({ user }: { readonly user?: TypedUser }) {
  if (!user || !isEditorialStaff(user)) return null;
  return (
    <a className="nav__link" href="/admin/page-speed">
      <span className="nav__link-label">Page speed</span>
    </a>
  );
}
