import { expect, it } from 'vitest';
import { formatRosterCounts } from './roster';

it('counts who comes, who may come, and who waits', () => {
  expect(formatRosterCounts([])).toBe('Nobody has booked this class yet.');
  expect(formatRosterCounts([{ state: 'booked' }, { state: 'booked' }])).toBe('2 booked.');
  expect(formatRosterCounts([{ state: 'offered' }, { state: 'booked' }, { state: 'waiting' }, { state: 'held' }])).toBe(
    '1 booked, 2 held or offered, 1 on the waiting list.',
  );
});
