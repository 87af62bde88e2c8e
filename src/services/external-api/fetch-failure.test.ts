import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { describeFetchFailure } from './fetch-failure';

/** Sends a request to a server that never responds, and returns the error. */
async function fetchInVain(url: string, signal?: AbortSignal): Promise<unknown> {
  return fetch(url, { signal }).catch((error: unknown) => error);
}

it('names the code of a connection that failed, and a time limit', async () => {
  const server = createServer();
  const url = await listenLocally(server);
  expect(describeFetchFailure(await fetchInVain(url, AbortSignal.timeout(50)))).toBe('it did not respond in time');
  closeServer(server);
  expect(describeFetchFailure(await fetchInVain(url))).toBe('it cannot be reached (ECONNREFUSED)');
});

it('needs no code', () => {
  expect(describeFetchFailure(new TypeError('fetch failed', { cause: new Error('unexpected redirect') }))).toBe(
    'it cannot be reached',
  );
  expect(describeFetchFailure('anything')).toBe('it cannot be reached');
});
