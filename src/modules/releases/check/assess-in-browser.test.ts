import { expect, it, onTestFinished, vi } from 'vitest';
import { abortAfter, fetchWithoutResponse } from '@/platform/testing/unresponsive-server';
import { assessInBrowser } from './assess-in-browser';

it('a check fails after half a minute when the list of releases doesn’t load', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter);
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetchWithoutResponse);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const onError = vi.fn<(error: Error) => void>();
  void assessInBrowser('PostgreSQL 18.4').catch(onError);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
});
