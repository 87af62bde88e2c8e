import type { ReactElement } from 'react';
import { slugify } from '../slugify';
import css from './section-nav.module.css';

/** Links to the sections of a long page, which stay in view below the header. */
export function SectionNav({ headings }: { readonly headings: readonly string[] }): ReactElement {
  return (
    <nav className={css.sections} aria-label="On this page">
      <ul>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${slugify(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
