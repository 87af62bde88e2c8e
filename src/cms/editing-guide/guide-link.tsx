import type { TypedUser } from 'payload';

/** Renders the link below the admin's menu to the guide for editors. */
export function GuideLink({ user }: { readonly user?: TypedUser }) {
  if (!user) return null;
  return (
    <a className="nav__link" href="/admin/guide">
      <span className="nav__link-label">Guide for editors</span>
    </a>
  );
}
