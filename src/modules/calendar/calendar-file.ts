import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Something with a begin and an end, for a calendar. */
export interface CalendarEntry {
  /** Its full address, which is also where its unique id comes from: it stays the same when the time changes. */
  url: string;
  title: string;
  description: string;
  location: string;
  begin: Date;
  end: Date;
  /** When it was announced, and when its announcement changed last. */
  createdAt: Date;
  updatedAt: Date;
}

interface CalendarOptions {
  name: string;
  /** The full address of the file. */
  url: string;
  entries: readonly CalendarEntry[];
}

/** From when versions are counted: SEQUENCE is an integer of 32 bits, and minutes since 1970 would leave less room. */
const SEQUENCE_EPOCH = Date.UTC(2020, 0, 1);
const MINUTE_MS = 60_000;
const REFRESH_INTERVAL_HOURS = 12;

/**
 * A calendar file (RFC 5545). Times are written in UTC, so that no program needs the zone's rules to read them. A later
 * version of an entry has the same UID and a higher SEQUENCE, by which programs replace the earlier one.
 */
export function buildCalendarFile({ name, url, entries }: CalendarOptions): string {
  const calendar = ical({
    name,
    url,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'postgres-vendor-site', product: 'events', language: 'EN' },
    ttl: REFRESH_INTERVAL_HOURS * 3600,
  });
  for (const { title, begin, updatedAt, createdAt, ...entry } of entries) {
    calendar.createEvent({
      id: getUid(entry.url),
      start: begin,
      end: entry.end,
      summary: title,
      description: `${entry.description}\n\n${entry.url}`,
      location: entry.location,
      url: entry.url,
      stamp: updatedAt,
      created: createdAt,
      lastModified: updatedAt,
      sequence: getSequence(updatedAt),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString().replace(/(?:\r\n)+$/, '')}\r\n`;
}

/** A number that rises with each change, in every copy of the database. */
export function getSequence(updatedAt: Date): number {
  return Math.max(0, Math.floor((updatedAt.getTime() - SEQUENCE_EPOCH) / MINUTE_MS));
}

/** Unique in the world: the path at the host that announces it (RFC 7986, section 5.3, advises against anything personal). */
function getUid(url: string): string {
  const { pathname, host } = new URL(url);
  return `${pathname.slice(1).replaceAll('/', '.')}@${host.replaceAll(':', '.')}`;
}
