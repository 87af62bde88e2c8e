import type { ReactElement } from 'react';
import css from './breadcrumbs.module.css';

export interface Breadcrumb {
  readonly label: string;
  readonly url: string;
}

interface BreadcrumbsProps {
  /** From the home page down to the current page, which comes last. */
  readonly items: readonly Breadcrumb[];
}

/** Shows the position of a page in the site: links to all ancestors, then the page itself as text. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactElement | null {
  if (items.length < 2) return null;
  return (
    <nav className={css.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, url }, index) => (
          <li key={url}>{index === items.length - 1 ? <span aria-current="page">{label}</span> : <a href={url}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
