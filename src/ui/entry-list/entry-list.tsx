import type { ReactElement, ReactNode } from 'react';
import { SampleBadge } from '../sample-badge';
import css from './entry-list.module.css';

/** A list item for an entry with its own page. */
export interface EntryListItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The small line below it: date, place, topics. */
  readonly note: ReactNode;
  /** Shown between the description and the small line, such as a figure. */
  readonly figure?: ReactNode;
  /** Shown beside the title, such as a date or an icon. */
  readonly mark?: ReactNode;
  /** Whether the entry is sample content. */
  readonly sample?: boolean | null | undefined;
  /** Whether it is emphasized, like the newest article. */
  readonly isFeatured?: boolean;
}

/** The lists have at most two columns, and an emphasized entry has a row of its own. */
function isLastAlone(entries: readonly EntryListItem[]): boolean {
  return entries.filter(({ isFeatured }) => !isFeatured).length % 2 === 1;
}

/** A vertical list of entries, each with a title, a sentence and a small line. The whole entry is clickable. */
export function EntryList({ entries }: { readonly entries: readonly EntryListItem[] }): ReactElement {
  const alone = isLastAlone(entries) ? entries.at(-1) : undefined;
  return (
    <ol className={css.entries}>
      {entries.map(({ url, title, description, figure, note, mark, sample, isFeatured }) => (
        <li key={url} className={isFeatured ? css.featured : url === alone?.url ? css.alone : undefined}>
          {mark ? <div>{mark}</div> : null}
          <h3>
            <a href={url}>{title}</a>
          </h3>
          <p>{description}</p>
          {figure}
          <small>
            {sample ? <SampleBadge /> : null} {note}
          </small>
        </li>
      ))}
    </ol>
  );
}
