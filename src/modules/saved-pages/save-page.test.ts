import { afterEach, expect, it, vi } from 'vitest';
import type { SignOn, SignOnState } from '@/modules/account/client';
import { savePage } from './save-page';

afterEach(() => vi.unstubAllGlobals());

/** Stubs the site, and a sign-on in a state. @param token undefined when the browser has none */
function stub(status: 'signed-in' | 'signed-out' | 'unknown', token: string | undefined) {
  const request = vi.fn(() => Promise.resolve(Response.json({ savedPages: [] })));
  vi.stubGlobal('fetch', request);
  const signIn = vi.fn<SignOn['signIn']>(() => Promise.resolve(undefined));
  const state: SignOnState = status === 'signed-in' ? { status, name: 'Vera' } : { status };
  const signOn: SignOn = { state, signIn, accessToken: () => Promise.resolve(token) };
  return { signOn, signIn, request };
}

it.each(['signed-in', 'unknown'] as const)('a page is saved for someone with a token whose state is %s', async (status) => {
  const { signOn, signIn, request } = stub(status, 'token');
  expect(await savePage(signOn, '/why-edb')).toEqual({ isDone: true, text: 'Saved to your dashboard.' });
  expect(request).toHaveBeenCalledOnce();
  expect(signIn).not.toHaveBeenCalled();
});

it.each(['signed-out', 'unknown'] as const)('someone without a token whose state is %s is sent to sign in', async (status) => {
  const { signOn, signIn, request } = stub(status, undefined);
  expect(await savePage(signOn, '/why-edb')).toEqual({ isDone: true, text: '' });
  expect(signIn).toHaveBeenCalledOnce();
  expect(request).not.toHaveBeenCalled();
});

it('a sign-on that can’t be loaded is reported', async () => {
  const { signOn } = stub('unknown', undefined);
  const accessToken = () => Promise.reject(new Error('Failed to load'));
  const signIn = () => Promise.resolve('unreachable' as const);
  expect(await savePage({ ...signOn, accessToken, signIn }, '/why-edb')).toEqual({
    isDone: false,
    text: expect.stringContaining('The sign-on service isn’t responding.'),
  });
});
