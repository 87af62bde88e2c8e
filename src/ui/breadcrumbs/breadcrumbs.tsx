import type { ReactElement, ReactNode } from 'react';
import css from './breadcrumbs.module.css';

export interface Breadcrumb {
  readonly label: string;
  readonly url: string;
}

interface BreadcrumbsProps {
  /** From the home page down to the current page, which comes last. */
  readonly items: readonly Breadcrumb[];
  /** What a visitor can do with the page, at the end of the line. */
  readonly action?: ReactNode;
}

/** Shows the position of a page in the site: links to all ancestors, then the page itself as text. */
export function Breadcrumbs({ items, action }: BreadcrumbsProps): ReactElement | null {
  if (items.length < 2) return null;
  const trail = (
    <nav className={css.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, url }, index) => (
          <li key={url}>{index === items.length - 1 ? <span aria-current="page">{label}</span> : <a href={url}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  );
  if (!action) return trail;
  return (
    <div className={css.line}>
      {trail}
      {action}
    </div>
  );
}
