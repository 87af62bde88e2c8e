import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchThread } from './watch-thread';

const ping = vi.fn<() => void>();
const onSilent = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => vi.useRealTimers());

it('a thread that responds is watched for as long as it does', () => {
  const respond = watchThread({ ping, onSilent, missesMax: 2 });
  ping.mockImplementation(respond);
  vi.advanceTimersByTime(600_000);
  expect(ping).toHaveBeenCalledTimes(120);
  expect(onSilent).not.toHaveBeenCalled();
});

it('a late response starts the count anew; without one, the thread is silent, once', () => {
  const respond = watchThread({ ping, onSilent, missesMax: 2 });
  vi.advanceTimersByTime(14_000);
  respond();
  vi.advanceTimersByTime(10_000);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onSilent).toHaveBeenCalledTimes(1);
});
