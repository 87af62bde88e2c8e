import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortAfter, fetchWithoutResponse } from '@/platform/testing/unresponsive-server';
import { createSearchClient, readConfiguration } from './dialog-client';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter);
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetchWithoutResponse);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['the configuration', readConfiguration],
  [
    'a search',
    async () => {
      const search = await createSearchClient({ service: null, popular: [] });
      return search('replication', new AbortController().signal);
    },
  ],
])('%s fails after ten seconds when the site doesn’t respond', async (_what, request) => {
  const onError = vi.fn<(error: Error) => void>();
  void request().catch(onError);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
});

it('a search ends at once when the next one begins', async () => {
  const search = await createSearchClient({ service: null, popular: [] });
  const next = new AbortController();
  const onError = vi.fn<(error: Error) => void>();
  void search('replication', next.signal).catch(onError);
  next.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
});

it.each([{}, { results: [] }, { results: [{ hits: [] }] }, { results: [{ nbHits: 3 }] }])(
  'a response in another format fails, rather than being shown as no results: %j',
  async (body) => {
    vi.mocked(fetch).mockResolvedValue(Response.json(body));
    const search = await createSearchClient({ service: null, popular: [] });
    await expect(search('replication', new AbortController().signal)).rejects.toThrow('unexpected format');
  },
);

it('a search that has been replaced isn’t sent to the external service', async () => {
  const service = { appId: 'TESTAPP123', indexName: 'site', searchKey: 'key', url: 'http://127.0.0.1:1' };
  const search = await createSearchClient({ service, popular: [] });
  const onError = vi.fn<(error: Error) => void>();
  void search('replication', AbortSignal.abort()).catch(onError);
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
});
