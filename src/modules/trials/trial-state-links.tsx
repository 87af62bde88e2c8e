import { DAY_MS } from '@/platform/durations';
import { REMINDER_DAYS } from './trial';

/** Links above the list of trials that filter by state. State isn't stored, so the list itself can't filter by it. */
export function TrialStateLinks() {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}>
      {getStateFilters().map(({ name, bounds }) => (
        <li key={name}>
          <a
            style={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
            href={`/admin/collections/trials?${buildFilterQuery(bounds)}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns each state with the range of end times that it currently covers. */
function getStateFilters(): { name: string; bounds: Readonly<Record<string, Date>> }[] {
  const now = new Date();
  const soon = new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
  return [
    { name: 'All', bounds: {} },
    { name: 'Running', bounds: { greater_than: now } },
    { name: 'Ending within a week', bounds: { greater_than: now, less_than_equal: soon } },
    { name: 'Ended', bounds: { less_than_equal: now } },
  ];
}

function buildFilterQuery(bounds: Readonly<Record<string, Date>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(bounds).map(([operator, moment], index) => [
      `where[or][0][and][${index}][endsAt][${operator}]`,
      moment.toISOString(),
    ]),
  );
}
