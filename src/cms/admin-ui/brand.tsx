import type { Payload } from 'payload';
import { Logo } from '@/ui/logo/logo';

/** The site's mark with its name, where one signs in. */
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

/** The site's mark, at the beginning of the path above every form and list. */
export function AdminIcon() {
  return <Logo size={20} />;
}
