import { expect, test } from 'vitest';
import { DAY_MS } from '@/platform/durations';
import { buildLifecycleCalendar } from './lifecycle-calendar';

const CHECKED = '2026-11-22';
const build = (endOfLife: string | null, major = 18): string =>
  buildLifecycleCalendar({
    name: 'Postgres support',
    url: 'https://example.com/releases',
    versions: [{ major, released: '2025-09-25', endOfLife, checked: CHECKED }],
  });
/** Lines as a calendar program reads them: long ones are folded (RFC 5545, section 3.1). */
const unfold = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n');

test('the end of a version is an event on the whole day, with a link and a name that stays', () => {
  const lines = unfold(build('2030-11-14'));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  for (const line of [
    'UID:postgresql-18-end@example.com',
    'DTSTART;VALUE=DATE:20301114',
    'SUMMARY:PostgreSQL 18: end of support',
    'DTSTAMP:20261122T000000Z',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => /^URL.*:https:\/\/example\.com\/releases\/18$/.test(line))).toHaveLength(1);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  // A method requires an organizer (RFC 5546, section 3.2.1).
  expect(lines.join()).not.toMatch(/METHOD|ORGANIZER/);
});

test.each([
  ['2030-11-14', ['2030-05-14', '2030-10-14']],
  // August 31: six months before is the last day of February, also in a leap year.
  ['2029-08-31', ['2029-02-28', '2029-07-31']],
  ['2028-08-31', ['2028-02-29', '2028-07-31']],
  ['2028-03-31', ['2027-09-30', '2028-02-29']],
])('reminders for %s come six months and one month before', (end, expected) => {
  const days = unfold(build(end)).flatMap((line) => {
    const [, count] = /^TRIGGER:-P(\d+)D$/.exec(line) ?? [];
    return count === undefined
      ? []
      : [new Date(Date.parse(`${end}T00:00:00Z`) - Number(count) * DAY_MS).toISOString().slice(0, 10)];
  });
  expect(days).toEqual(expected);
});

test('each reminder says how far the end is, and is shown', () => {
  const lines = unfold(build('2030-11-14'));
  expect(lines.filter((line) => line === 'ACTION:DISPLAY')).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('DESCRIPTION:PostgreSQL 18: end of support in '))).toEqual([
    'DESCRIPTION:PostgreSQL 18: end of support in 6 months',
    'DESCRIPTION:PostgreSQL 18: end of support in one month',
  ]);
});

test('a version whose end is not announced has no event', () => {
  expect(build(null)).not.toContain('BEGIN:VEVENT');
});

test('no line is longer than 75 bytes, and every line ends as the format asks', () => {
  const calendar = build('2030-11-14');
  expect(calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
