/** The actions that can be scheduled. */
export type ScheduledType = 'publish' | 'unpublish';

interface PlannedAction {
  type: ScheduledType;
  date: Date;
  /** IANA time zone name: Europe/Berlin. */
  zone: string;
}

/** Describes what will happen to an entry and when, in a time zone. */
export function formatSchedule({ type, date, zone }: PlannedAction): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone }).format(date);
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(date);
  return `Will be ${type === 'publish' ? 'published' : 'unpublished'} on ${day} at ${time} (${zone}).`;
}
