import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toDate, addMinutes, toZonedDateTime } from '@/platform/zoned-time';
import { buildCalendarFile, type CalendarEntry, getSequence } from './calendar-file';

const SESSION_URL = 'https://www.example.org/resources/webinars/a-long-way';
const TITLE = 'Größe, Länge; “und” 日本語, '.repeat(12).trim();

function entry(wall: string, zone: string, rest: Partial<CalendarEntry> = {}): CalendarEntry {
  const begin = toZonedDateTime({ wall, zone });
  return {
    url: SESSION_URL,
    title: 'A session',
    description: 'Related.',
    location: 'Online',
    begin: toDate(begin),
    end: toDate(addMinutes(begin, 60)),
    createdAt: new Date('2026-11-01T10:00:00Z'),
    updatedAt: new Date('2026-11-02T10:00:00Z'),
    ...rest,
  };
}

const fileOf = (...entries: CalendarEntry[]): string =>
  buildCalendarFile({ name: 'Sessions', url: `${SESSION_URL}.ics`, entries });

/** Returns the events of a file as an independent iCalendar parser reads them. */
function eventsIn(file: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('a calendar file', () => {
  it.each([
    ['before clocks spring forward', '2027-03-14T01:00', 'America/New_York', '2027-03-14T06:00:00Z', '2027-03-14T07:00:00Z'],
    ['across the spring clock change', '2027-03-14T01:30', 'America/New_York', '2027-03-14T06:30:00Z', '2027-03-14T07:30:00Z'],
    [
      'the first occurrence of a repeated hour',
      '2026-11-01T01:30-04:00',
      'America/New_York',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:30:00Z',
    ],
    [
      'the second occurrence of a repeated hour',
      '2026-11-01T01:30-05:00',
      'America/New_York',
      '2026-11-01T06:30:00Z',
      '2026-11-01T07:30:00Z',
    ],
    ['across the fall clock change', '2026-10-25T01:30+01:00', 'Europe/London', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['a zone with a half-hour offset', '2027-02-16T13:30', 'Asia/Kolkata', '2027-02-16T08:00:00Z', '2027-02-16T09:00:00Z'],
    [
      'a zone that abolished daylight saving time',
      '2027-01-12T10:00',
      'America/Sao_Paulo',
      '2027-01-12T13:00:00Z',
      '2027-01-12T14:00:00Z',
    ],
  ])('has the start and end instants of a session, %s', (_what, wall, zone, begin, end) => {
    const file = fileOf(entry(wall, zone));
    const [event] = eventsIn(file);
    expect(event?.startDate.toString()).toBe(begin);
    expect(event?.endDate.toString()).toBe(end);
    // In UTC (RFC 5545, section 3.3.5), so that no time zone rules are needed to read it.
    expect(file).toContain(`DTSTART:${begin.replace(/[-:]/g, '')}\r\n`);
    expect(file).not.toContain('TZID');
  });

  it('has CRLF-terminated lines of at most 75 octets and all required properties', () => {
    const file = fileOf(
      entry('2027-01-12T10:00', 'Europe/Paris', { title: TITLE, description: 'One\nTwo, three; four \\ five' }),
    );
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    for (const line of ['BEGIN:VCALENDAR', 'VERSION:2.0', 'STATUS:CONFIRMED']) expect(file).toContain(`${line}\r\n`);
    expect(file).toMatch(/^PRODID:\S/m);
    expect(file).toMatch(/^DTSTAMP:20261102T100000Z\r$/m);
    const [event] = eventsIn(file);
    expect(event?.summary).toBe(TITLE);
    expect(event?.description).toBe(`One\nTwo, three; four \\ five\n\n${SESSION_URL}`);
  });

  it('has a method only with an organizer', () => {
    const published = fileOf(entry('2027-01-12T10:00', 'Europe/Paris'));
    expect(published).not.toMatch(/METHOD|ORGANIZER/);
    const organizer = { name: 'Training', email: 'training@example.org' };
    for (const [method, status] of [
      ['PUBLISH', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
    ] as const) {
      const sent = buildCalendarFile({
        name: 'Sessions',
        url: `${SESSION_URL}.ics`,
        entries: [entry('2027-01-12T10:00', 'Europe/Paris')],
        message: { method, organizer },
      });
      for (const line of [`METHOD:${method}`, `STATUS:${status}`, 'ORGANIZER;CN="Training":mailto:training@example.org'])
        expect(sent).toContain(`${line}\r\n`);
    }
  });

  it('keeps the UID when the time changes, and increases SEQUENCE', () => {
    const [first] = eventsIn(fileOf(entry('2027-01-12T10:00', 'Europe/Paris')));
    const [moved] = eventsIn(fileOf(entry('2027-01-19T10:00', 'Europe/Paris', { updatedAt: new Date('2026-11-20T10:00:00Z') })));
    expect(moved?.uid).toBe(first?.uid);
    expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
    expect(getSequence(new Date('2088-01-01T00:00:00Z')), 'as long as this is in use').toBeLessThan(2 ** 31);
  });

  it('keeps the UID when the page moves, and says in words that an entry is canceled', () => {
    const [first] = eventsIn(fileOf(entry('2027-01-12T10:00', 'Europe/Paris')));
    const renamed = { url: `${SESSION_URL}-renamed`, originalUrl: SESSION_URL, isCanceled: true };
    const file = fileOf(entry('2027-01-12T10:00', 'Europe/Paris', renamed));
    expect(file).toContain('STATUS:CANCELLED\r\n');
    expect(eventsIn(file).map(({ uid, summary }) => [uid, summary])).toEqual([[first?.uid, 'Canceled: A session']]);
  });

  it('can contain several events, or none yet', () => {
    expect(
      eventsIn(
        fileOf(entry('2027-01-12T10:00', 'Europe/Paris'), entry('2027-01-13T10:00', 'Europe/Paris', { url: `${SESSION_URL}-2` })),
      ).map(({ uid }) => uid),
    ).toEqual(['resources.webinars.a-long-way@www.example.org', 'resources.webinars.a-long-way-2@www.example.org']);
    expect(eventsIn(fileOf())).toEqual([]);
  });
});
