/** What can be scheduled. */
export type ScheduledType = 'publish' | 'unpublish';

interface PlannedAction {
  type: ScheduledType;
  date: Date;
  /** As in the IANA database: Europe/Berlin. */
  zone: string;
}

/** What is going to happen to an entry, when, and by which clock. */
export function formatSchedule({ type, date, zone }: PlannedAction): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone }).format(date);
  const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    date,
  );
  return `Will be ${type === 'publish' ? 'published' : 'unpublished'} on ${day} at ${time} (${zone}).`;
}
