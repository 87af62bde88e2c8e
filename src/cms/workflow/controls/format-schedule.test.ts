import { describe, expect, it } from 'vitest';
import { formatRefusal, formatSchedule } from './format-schedule';

describe('formatSchedule', () => {
  it.each([
    [
      'publish',
      '2026-12-01T08:00:00Z',
      'Europe/Berlin',
      'Will be published on Tuesday, December 1, 2026 at 9:00 AM (Europe/Berlin).',
    ],
    [
      'unpublish',
      '2026-07-01T03:30:00Z',
      'America/New_York',
      'Will be unpublished on Tuesday, June 30, 2026 at 11:30 PM (America/New_York).',
    ],
    [
      'publish',
      '2026-12-31T23:00:00Z',
      'Europe/Berlin',
      'Will be published on Friday, January 1, 2027 at 12:00 AM (Europe/Berlin).',
    ],
  ] as const)('formats %s at %s in %s', (type, date, zone, sentence) => {
    expect(formatSchedule({ type, date: new Date(date), zone })).toBe(sentence);
  });
});

it('a refusal says what was refused, and when', () => {
  expect(formatRefusal({ type: 'unpublish', date: new Date('2026-12-01T08:00:00Z'), zone: 'Europe/Berlin' })).toBe(
    'Unpublishing on Tuesday, December 1, 2026 at 9:00 AM (Europe/Berlin) was refused.',
  );
});
