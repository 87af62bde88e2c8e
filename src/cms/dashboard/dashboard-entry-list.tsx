import type { DashboardEntry } from './entries';

interface DashboardEntryListProps {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly DashboardEntry[];
  /** Message for an empty list. */
  readonly empty: string;
}

const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Renders a list of entries that link to their forms. */
export function DashboardEntryList({ id, heading, entries, empty }: DashboardEntryListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {entries.length === 0 ? <p>{empty}</p> : null}
      <ul>
        {entries.map(({ href, title, kind, updatedAt }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span>
              {kind}, <time dateTime={updatedAt}>{DATE_TIME_FORMAT.format(new Date(updatedAt))} UTC</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
