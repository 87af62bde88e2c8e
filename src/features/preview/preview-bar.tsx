import type { ReactElement, ReactNode } from 'react';
import css from './preview-bar.module.css';

/** Says above a draft, for as long as one reads it, that it is one. */
export function PreviewBar({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <aside className={css.bar} aria-label="Preview">
      <p>
        <strong>Draft, not public</strong> {children}
      </p>
    </aside>
  );
}
