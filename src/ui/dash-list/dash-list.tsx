import type { ReactElement, ReactNode } from 'react';
import css from './dash-list.module.css';

/** Renders a list of sentences, each with a dash. @param children the `li` elements */
export function DashList({ children }: { readonly children: ReactNode }): ReactElement {
  return <ul className={css.list}>{children}</ul>;
}
