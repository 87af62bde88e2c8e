import { expect, it } from 'vitest';
import { localizeTime } from './localize-time';

it('a time that the admin has written is shown as another time zone has it, and other labels stay', () => {
  expect(localizeTime('Nov 26, 2026, 11:18 PM GMT+0', 'America/New_York')).toBe('Nov 26, 2026, 6:18 PM GMT-5');
  expect(localizeTime('Nov 26, 2026, 6:18 PM GMT-5', 'Asia/Kolkata')).toBe('Nov 27, 2026, 4:48 AM GMT+5:30');
  expect(localizeTime('Nov 27, 2026, 4:48 AM GMT+5:30', 'UTC')).toMatch(/^Nov 26, 2026, 11:18 PM GMT/);
  expect(localizeTime('Nov 26, 2026, 11:18 PM GMT', 'America/New_York')).toBe('Nov 26, 2026, 6:18 PM GMT-5');
  expect(localizeTime('What is new in November 2026')).toBeUndefined();
});
