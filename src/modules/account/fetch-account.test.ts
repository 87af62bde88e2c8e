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

describe('askAccount', () => {
  it('sends the token, and nothing from a cache', async () => {
    const fetched = answerWith(() => json({ name: 'Ada' }));
    expect(await fetchAccount(signedIn, question)).toEqual({ status: 'there', value: { name: 'Ada' } });
    const [path, options] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/account/profile');
    expect(options).toMatchObject({ method: 'GET', cache: 'no-store', headers: { authorization: 'Bearer token' } });
    expect(options?.signal).toBeInstanceOf(AbortSignal);
  });

  it('sends what is to be written as JSON', async () => {
    const fetched = answerWith(() => json({ name: 'Ada' }));
    await fetchAccount(signedIn, { ...question, method: 'PUT', body: { url: '/products' } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'PUT',
      body: '{"url":"/products"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('asks nobody without a token', async () => {
    const fetched = answerWith(() => json({ name: 'Ada' }));
    expect(await fetchAccount(() => Promise.resolve(undefined), question)).toEqual({
      status: 'failed',
      message: expect.stringMatching(/renewed/),
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the words of the site when it has some',
      () => json({ error: 'unavailable', message: 'The product API is away.' }, 503),
      /^The product API is away\.$/,
    ],
    ['the status when it has none', () => json({}, 500), /500/],
    ['that another shape makes no sense', () => json({ title: 1 }), /understood/],
    ['that a page makes no sense', () => Promise.resolve(new Response('<html>')), /understood/],
    ['that the network is away', () => Promise.reject(new TypeError('failed')), /connection/],
    ['that it took too long', () => Promise.reject(new DOMException('late', 'TimeoutError')), /in time/],
  ])('says %s', async (_what, answer, message) => {
    answerWith(answer);
    expect(await fetchAccount(signedIn, question)).toEqual({ status: 'failed', message: expect.stringMatching(message) });
  });

  it('says so when the token cannot be had', async () => {
    expect(await fetchAccount(() => Promise.reject(new Error('SDK away')), question)).toEqual({
      status: 'failed',
      message: expect.stringMatching(/connection/),
    });
  });
});
