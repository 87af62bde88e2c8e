import ical, { ICalAlarmType } from 'ical-generator';
import { formatDay } from '@/platform/format-day';
import { type VersionFact } from '@/platform/postgres-facts/facts';
import { DAY_MS } from '@/platform/durations';

/** Reminders before a version ends, in months. */
const REMINDERS_MONTHS = [6, 1] as const;
const REFRESH_INTERVAL_HOURS = 24;

interface CalendarOptions {
  name: string;
  /** The absolute URL of the list of releases. */
  url: string;
  versions: readonly (VersionFact & { checked: string })[];
}

/** Builds a calendar of the days on which support ends (RFC 5545), with reminders six months and one month before. */
export function buildLifecycleCalendar({ name, url, versions }: CalendarOptions): string {
  const calendar = ical({
    name,
    url,
    prodId: { company: 'postgres-vendor-site', product: 'releases', language: 'EN' },
    ttl: REFRESH_INTERVAL_HOURS * 3600,
  });
  for (const { major, endOfLife, checked } of versions) {
    if (!endOfLife) continue;
    const summary = `PostgreSQL ${major}: end of support`;
    const event = calendar.createEvent({
      id: `postgresql-${major}-end@${new URL(url).host.replaceAll(':', '.')}`,
      start: new Date(`${endOfLife}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary,
      description: `The last fixes for PostgreSQL ${major} come on ${formatDay(endOfLife)}.\n\n${url}/${major}`,
      url: `${url}/${major}`,
      stamp: new Date(checked),
      lastModified: new Date(checked),
    });
    for (const months of REMINDERS_MONTHS)
      event.createAlarm({
        type: ICalAlarmType.display,
        description: `${summary} in ${months === 1 ? 'one month' : `${months} months`}`,
        triggerBefore: (countDays(endOfLife, months) * DAY_MS) / 1000,
      });
  }
  return `${calendar.toString().replace(/(?:\r\n)+$/, '')}\r\n`;
}

/** The number of days from the same day some months before. A month that has no such day counts to its last. */
function countDays(day: string, months: number): number {
  const end = new Date(`${day}T00:00:00Z`);
  const before = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - months, 1));
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(end.getUTCDate(), lastDay));
  return Math.round((end.getTime() - before.getTime()) / DAY_MS);
}
