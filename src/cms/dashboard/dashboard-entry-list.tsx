import { AdminTime } from '@/cms/admin-ui/admin-time';
import type { DashboardEntry } from './entries';

interface DashboardEntryListProps {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly DashboardEntry[];
  /** Message for an empty list. */
  readonly empty: string;
  /** Where the guide says how something gets into the list. */
  readonly guide?: { readonly href: string; readonly label: string };
  /** Where all entries are listed. */
  readonly all?: { readonly href: string; readonly label: string };
}

/** Renders a list of entries that link to their forms. */
export function DashboardEntryList({ id, heading, entries, empty, guide, all }: DashboardEntryListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {entries.length === 0 ? <p>{empty}</p> : null}
      {entries.length === 0 && guide ? <a href={guide.href}>{guide.label}</a> : null}
      <ul>
        {entries.map(({ href, title, kind, time }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span>
              {kind}, <AdminTime time={time} />
            </span>
          </li>
        ))}
      </ul>
      {all ? <a href={all.href}>{all.label}</a> : null}
    </section>
  );
}
