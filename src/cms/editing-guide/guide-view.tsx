import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import markdown from '../../../docs/editing.md';
import { buildGuide } from './build-guide';
import css from './guide.module.css';

const guide = buildGuide(markdown);

/** Renders the view of the admin with the guide for editors (docs/editing.md), as it was when the site was built. */
export function GuideView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { user, payload, i18n } = req;
  // Payload shows views of one's own to everyone.
  if (!user) redirect(`/admin/login?${new URLSearchParams({ redirect: '/admin/guide' })}`);
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
      <Gutter className={css.guide}>
        <h1>{guide.title}</h1>
        <nav aria-label="Sections">
          <ul>
            {guide.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div dangerouslySetInnerHTML={{ __html: guide.html }} />
      </Gutter>
    </DefaultTemplate>
  );
}
