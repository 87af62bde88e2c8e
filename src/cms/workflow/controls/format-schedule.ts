import type { ScheduledType } from '@/cms/core/publishing/stored-schedule';

interface PlannedAction {
  type: ScheduledType;
  date: Date;
  /** IANA time zone name: Europe/Berlin. */
  zone: string;
}

/** Describes what will happen to an entry and when, in a time zone. */
export function formatSchedule({ type, ...moment }: PlannedAction): string {
  return `Will be ${type === 'publish' ? 'published' : 'unpublished'} ${formatMoment(moment)}.`;
}

/** Describes what was to happen to an entry and when it was refused, in a time zone. */
export function formatRefusal({ type, ...moment }: PlannedAction): string {
  return `${type === 'publish' ? 'Publishing' : 'Unpublishing'} ${formatMoment(moment)} was refused.`;
}

function formatMoment({ date, zone }: Omit<PlannedAction, 'type'>): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone }).format(date);
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(date);
  return `on ${day} at ${time} (${zone})`;
}
