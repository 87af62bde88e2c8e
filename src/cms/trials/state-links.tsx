import { REMINDER_DAYS } from './trial';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Above the list of trials: the list by state, which is no field and so no filter. Plain links. */
export function StateLinks() {
  const now = new Date();
  const soon = new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
  const links = [
    ['All', {}],
    ['Running', { greater_than: now }],
    ['Ending within a week', { greater_than: now, less_than_equal: soon }],
    ['Ended', { less_than_equal: now }],
  ] as const;
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}>
      {links.map(([name, bounds]) => (
        <li key={name}>
          <a style={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }} href={`/admin/collections/trials?${filterOf(bounds)}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

function filterOf(bounds: Readonly<Record<string, Date>>): URLSearchParams {
  return new URLSearchParams(Object.entries(bounds).map(([operator, moment], index) => [`where[or][0][and][${index}][endsAt][${operator}]`, moment.toISOString()]));
}
