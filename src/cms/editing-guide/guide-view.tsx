import type { AdminViewServerProps } from 'payload';
import { AdminView } from '@/cms/admin-ui/admin-view';
import markdown from '../../../docs/editing.md';
import { buildGuide } from './build-guide';
import css from './guide.module.css';

const guide = buildGuide(markdown);

/** Renders the view of the admin with the guide for editors (docs/editing.md), as it was when the site was built. */
export function GuideView(props: AdminViewServerProps) {
  return (
    <AdminView
      {...props}
      path="/admin/guide"
      className={css.guide}
      render={() => (
        <>
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
        </>
      )}
    />
  );
}
