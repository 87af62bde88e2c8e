import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import css from './admin-view.module.css';

interface AdminViewProps extends AdminViewServerProps {
  /** The path of the view, such as /admin/guide. */
  readonly path: string;
  readonly className?: string;
  /** Renders the view for whoever is signed in. */
  readonly render: (user: TypedUser) => ReactNode;
}

/** Renders a view of the admin that isn't Payload's, with its menu. Whoever isn't signed in goes to the sign-in. */
export function AdminView({ initPageResult, params, searchParams, path, className, render }: AdminViewProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { user, payload, i18n } = req;
  // Payload shows views of one's own to everyone.
  if (!user) redirect(`/admin/login?${new URLSearchParams({ redirect: path })}`);
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <Gutter className={[css.view, className].filter(Boolean).join(' ')}>{render(user)}</Gutter>
    </DefaultTemplate>
  );
}
