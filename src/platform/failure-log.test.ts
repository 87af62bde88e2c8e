import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFailure } from './failure-log';

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  // Two minutes without a failure: the next test begins with none.
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a failure that goes on has one line at its beginning, and one a minute with the count', () => {
  for (let request = 0; request < 500; request += 1) logFailure('test: could not read', new Error('no response'));
  expect(lines).toEqual(['test: could not read: no response']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual(['test: could not read: 499 more times in the last minute. The last time: no response']);
  logFailure('test: could not read', new Error('it starts'));
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual(['test: could not read: 1 more time in the last minute. The last time: it starts']);
});

test('a failure after a quiet minute has a line at once, and each kind has its own', () => {
  logFailure('test: could not read', new Error('one'));
  logFailure('test: could not write', new Error('two'));
  vi.advanceTimersByTime(60_000);
  logFailure('test: could not read', new Error('three'));
  expect(lines).toEqual(['test: could not read: one', 'test: could not write: two', 'test: could not read: three']);
});
