import { expect, it } from 'vitest';
import { countRoster } from './roster';

it('counts who comes, who may come, and who waits', () => {
  expect(countRoster([])).toBe('Nobody has booked this class yet.');
  expect(countRoster([{ state: 'booked' }, { state: 'booked' }])).toBe('2 booked.');
  expect(countRoster([{ state: 'offered' }, { state: 'booked' }, { state: 'waiting' }, { state: 'held' }])).toBe(
    '1 booked, 2 held or offered, 1 on the waiting list.',
  );
});
