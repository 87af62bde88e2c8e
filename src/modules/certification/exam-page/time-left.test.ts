import { expect, it } from 'vitest';
import { getSecondsLeft } from './time-left';

const OPENED = { secondsLeft: 600, at: 200 };

it('counts down from the latest server response, whichever component received it', () => {
  expect(getSecondsLeft([OPENED], 10_199)).toBe(591);
  const extended = { secondsLeft: 2390, at: 10_000 };
  expect(getSecondsLeft([OPENED, extended, undefined], 20_000)).toBe(2380);
  expect(getSecondsLeft([OPENED, extended, { secondsLeft: 580, at: 20_000 }], 21_000)).toBe(579);
});

it('is negative only once the end is past', () => {
  expect(getSecondsLeft([OPENED], 600_199)).toBe(1);
  expect(getSecondsLeft([OPENED], 600_200)).toBe(0);
  expect(getSecondsLeft([OPENED], 601_200)).toBe(-1);
});
