import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fetchAccount } from './fetch-account';

const question = { path: '/account/profile', schema: z.object({ name: z.string() }) } as const;
const signedIn = () => Promise.resolve('token');
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return fetched;
}

afterEach(() => vi.restoreAllMocks());

describe('fetchAccount', () => {
  it('sends the token and bypasses the cache', async () => {
    const fetched = answerWith(() => json({ name: 'Ada' }));
    expect(await fetchAccount(signedIn, question)).toEqual({ status: 'loaded', value: { name: 'Ada' } });
    const [path, options] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/account/profile');
    expect(options).toMatchObject({ method: 'GET', cache: 'no-store', headers: { authorization: 'Bearer token' } });
    expect(options?.signal).toBeInstanceOf(AbortSignal);
  });

  it('sends the body as JSON', async () => {
    const fetched = answerWith(() => json({ name: 'Ada' }));
    await fetchAccount(signedIn, { ...question, method: 'PUT', body: { url: '/products' } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'PUT',
      body: '{"url":"/products"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('sends no request without a token', async () => {
    const fetched = answerWith(() => json({ name: 'Ada' }));
    expect(await fetchAccount(() => Promise.resolve(undefined), question)).toEqual({
      status: 'failed',
      message: expect.stringMatching(/renewed/),
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the message from the site when there is one',
      () => json({ error: 'unavailable', message: 'The product API is away.' }, 503),
      /^The product API is away\.$/,
    ],
    ['the status when there is no message', () => json({}, 500), /500/],
    ['an unexpected JSON shape', () => json({ title: 1 }), /unexpected response/],
    ['an HTML response', () => Promise.resolve(new Response('<html>')), /unexpected response/],
    ['a network failure', () => Promise.reject(new TypeError('failed')), /connection/],
    ['a timeout', () => Promise.reject(new DOMException('late', 'TimeoutError')), /in time/],
  ])('reports %s', async (_what, answer, message) => {
    answerWith(answer);
    expect(await fetchAccount(signedIn, question)).toEqual({ status: 'failed', message: expect.stringMatching(message) });
  });

  it('reports when no token is available', async () => {
    expect(await fetchAccount(() => Promise.reject(new Error('SDK away')), question)).toEqual({
      status: 'failed',
      message: expect.stringMatching(/connection/),
    });
  });
});
