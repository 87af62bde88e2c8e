import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { buildPublicTitle } from '@/cms/entries/occurrence';

/** A calendar entry with a start and an end. */
export interface CalendarEntry {
  /**
   * Its absolute URL, from which its UID is derived; it stays the same when the time changes. Entries on one page, such as
   * the days of a class, have a fragment each.
   */
  url: string;
  /** The URL that it had first, when its page has moved: its UID stays. */
  originalUrl?: string;
  title: string;
  description: string;
  location: string;
  begin: Date;
  end: Date;
  /** When it was announced, and when the announcement last changed. */
  createdAt: Date;
  updatedAt: Date;
  /** Whether it is canceled. */
  isCanceled?: boolean;
}

/** The method of a file (RFC 5546): add or replace its entries, or remove them. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

interface CalendarOptions {
  name: string;
  /** The absolute URL of the file. */
  url: string;
  entries: readonly CalendarEntry[];
  /**
   * For a file that is sent by email. Clients remove an entry only for the organizer who sent it. A file that is only
   * published has no method, because a method requires an organizer (RFC 5546, section 3.2.1).
   */
  message?: { method: CalendarMethod; organizer: { name: string; email: string } };
}

/** The epoch of sequence numbers: SEQUENCE is a 32-bit integer, so seconds since 2020 fit until 2088. */
const SEQUENCE_EPOCH = Date.UTC(2020, 0, 1);
const SECOND_MS = 1000;
const REFRESH_INTERVAL_HOURS = 12;

/**
 * Builds an iCalendar file (RFC 5545). Times are in UTC, so that no client needs the time zone's rules. A later version
 * of an entry has the same UID and a higher SEQUENCE, which makes clients replace the earlier one, or remove it.
 */
export function buildCalendarFile({ name, url, entries, message }: CalendarOptions): string {
  const calendar = ical({
    name,
    url,
    ...(message && { method: ICalCalendarMethod[message.method] }),
    prodId: { company: 'postgres-vendor-site', product: 'events', language: 'EN' },
    ttl: REFRESH_INTERVAL_HOURS * 3600,
  });
  for (const { title, begin, updatedAt, createdAt, isCanceled = message?.method === 'CANCEL', ...entry } of entries) {
    calendar.createEvent({
      id: getUid(entry.originalUrl ?? entry.url),
      start: begin,
      end: entry.end,
      // Some clients show an entry that is canceled like any other.
      summary: buildPublicTitle({ title, canceled: isCanceled }),
      description: `${entry.description}\n\n${entry.url}`,
      location: entry.location,
      url: entry.url,
      stamp: updatedAt,
      created: createdAt,
      lastModified: updatedAt,
      sequence: getSequence(updatedAt),
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(message && { organizer: message.organizer }),
    });
  }
  return `${calendar.toString().replace(/(?:\r\n)+$/, '')}\r\n`;
}

/** Returns a number that increases with each change, in every copy of the database. */
export function getSequence(updatedAt: Date): number {
  return Math.max(0, Math.floor((updatedAt.getTime() - SEQUENCE_EPOCH) / SECOND_MS));
}

/**
 * Returns a globally unique UID: the path at the host that announces it (RFC 7986, section 5.3, advises against
 * personal data).
 */
function getUid(url: string): string {
  const { pathname, host, hash } = new URL(url);
  return `${pathname.slice(1).replaceAll('/', '.')}${hash.replace('#', '.')}@${host.replaceAll(':', '.')}`;
}
