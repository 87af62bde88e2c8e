import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_TIME_SCRIPT } from './local-time-script';

const zoneOfProcess = process.env['TZ'];
afterEach(() => {
  if (zoneOfProcess === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneOfProcess;
});

/**
 * Returns what the script adds, in this time zone, to a session of an hour and a half that begins in New York at this
 * offset in minutes.
 */
function addedIn(zone: string, begin: string, offset: number): string {
  process.env['TZ'] = zone;
  const element = { dataset: { ownTime: `${begin} ${offset} 90` }, append: vi.fn<(text: string) => void>() };
  runInNewContext(LOCAL_TIME_SCRIPT, { document: { querySelectorAll: () => [element] } });
  return element.append.mock.calls
    .flat()
    .join('')
    .replace(/[\u2009\u202f]/g, ' ');
}

it.each([
  ['Europe/Berlin', '2027-03-09T15:00:00Z', -300, 'Tuesday, March 9, 2027, 4:00 to 5:30 PM'],
  // In this week only North America has changed its clocks.
  ['Europe/Berlin', '2027-03-16T14:00:00Z', -240, 'Tuesday, March 16, 2027, 3:00 to 4:30 PM'],
  ['Asia/Kolkata', '2027-03-09T15:00:00Z', -300, 'Tuesday, March 9, 2027, 8:30 to 10:00 PM'],
  ['Pacific/Auckland', '2027-03-09T15:00:00Z', -300, 'Wednesday, March 10, 2027, 4:00 to 5:30 AM'],
  ['Europe/Athens', '2027-03-09T21:00:00Z', -300, 'Tuesday, March 9, 2027 at 11:00 PM to Wednesday, March 10, 2027 at 12:30 AM'],
])('adds the local time for a reader in %s', (zone, begin, offset, expected) => {
  expect(addedIn(zone, begin, offset)).toBe(`; for you ${expected}`);
});

it.each(['America/New_York', 'America/Toronto', 'UTC'])('adds nothing redundant for a reader in %s', (zone) => {
  expect(addedIn(zone, '2027-03-09T15:00:00Z', -300)).toBe('');
});
