import type { TypedUser } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';

/** Renders the link below the admin's menu to the calendar. */
export function CalendarLink({ user }: { readonly user?: TypedUser }) {
  if (!user || !isEditorialStaff(user)) return null;
  return (
    <a className="nav__link" href="/admin/calendar">
      <span className="nav__link-label">Calendar</span>
    </a>
  );
}
