import { expect, it } from 'vitest';
import { addMinutes, toZonedDateTime } from '@/platform/zoned-time';
import { splitByTime, getNextEnd } from './split-by-time';

function session(name: string, wall: string, zone: string) {
  const begin = toZonedDateTime({ wall, zone });
  return { name, begin, end: addMinutes(begin, 60) };
}

// Ordered by instant, which differs from the order of local times.
const tokyo = session('Tokyo', '2026-11-01T19:30', 'Asia/Tokyo');
const london = session('London', '2026-11-01T11:00', 'Europe/London');
const newYork = session('New York', '2026-11-01T06:30', 'America/New_York');
const all = [newYork, tokyo, london];

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

it('sorts upcoming entries by instant and moves each to the past at its end', () => {
  const during = splitByTime(all, new Date('2026-11-01T11:29:59.999Z'));
  expect(names(during.upcoming)).toEqual(['Tokyo', 'London', 'New York']);
  const after = splitByTime(all, new Date('2026-11-01T11:30:00.000Z'));
  expect(names(after.upcoming)).toEqual(['London', 'New York']);
  expect(names(after.past)).toEqual(['Tokyo']);
  expect(names(splitByTime(all, new Date('2027-01-01')).past)).toEqual(['New York', 'London', 'Tokyo']);
});

it('keeps a canceled entry until its time, and not among the past ones, which took place', () => {
  const canceled = [{ ...tokyo, cancellation: '' }, london];
  expect(names(splitByTime(canceled, new Date('2026-11-01T10:00Z')).upcoming)).toEqual(['Tokyo', 'London']);
  expect(names(splitByTime(canceled, new Date('2027-01-01')).past)).toEqual(['London']);
});

it('a page is valid until the next entry ends', () => {
  expect(getNextEnd(all, new Date('2026-11-01T00:00Z'))?.toISOString()).toBe('2026-11-01T11:30:00.000Z');
  expect(getNextEnd(all, new Date('2026-11-01T11:30Z'))?.toISOString()).toBe('2026-11-01T12:00:00.000Z');
  expect(getNextEnd(all, new Date('2027-01-01'))).toBeUndefined();
});
