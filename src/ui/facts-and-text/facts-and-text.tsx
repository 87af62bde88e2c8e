import type { ReactElement, ReactNode } from 'react';
import css from './facts-and-text.module.css';

/** The content of a text's page that begins with a table or a list of facts. */
export function FactsAndText({ facts, children }: { readonly facts: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.parts}>
      {facts}
      {children}
    </div>
  );
}
