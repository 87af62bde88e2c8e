import type { ReactElement } from 'react';
import { renderWithBreaks } from '../render-with-breaks';
import css from './table-of-contents.module.css';

interface TableOfContentsProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/**
 * A table of contents that highlights the current section, collapsed on phones (src/shell/collapse-script.ts). Renders nothing
 * for two headings or fewer.
 */
export function TableOfContents({ headings }: TableOfContentsProps): ReactElement | null {
  if (headings.length <= 2) return null;
  return (
    <nav aria-label="On this page" className={css.contents}>
      <details open data-fold="">
        <summary>On this page</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{renderWithBreaks(text)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
