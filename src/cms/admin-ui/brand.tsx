import type { Payload } from 'payload';
import { Logo } from '@/ui/logo/logo';

/** Renders the site's logo and name on the sign-in page. */
export async function AdminLogo({ payload }: { payload: Payload }) {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.75rem',
        fontSize: '2rem',
        fontWeight: 600,
        letterSpacing: '-0.02em',
      }}
    >
      <Logo size={44} />
      {name}
    </span>
  );
}

/** Renders the site's logo at the start of the breadcrumb. */
export function AdminIcon() {
  return <Logo size={20} />;
}
