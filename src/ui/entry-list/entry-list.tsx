import type { ReactElement, ReactNode } from 'react';
import css from './entry-list.module.css';

/** What a list shows of something that has a page of its own. */
export interface EntryListItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The small line below it: when, where, about what. */
  readonly note: ReactNode;
}

/** Entries below each other, a title, a sentence and a small line each. The whole of it can be pressed. */
export function EntryList({ entries }: { readonly entries: readonly EntryListItem[] }): ReactElement {
  return (
    <ol className={css.entries}>
      {entries.map(({ url, title, description, note }) => (
        <li key={url}>
          <h3>
            <a href={url}>{title}</a>
          </h3>
          <p>{description}</p>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
