// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import { LAST_VISITED_URL_KEY } from '@/platform/constants';
import type { SignInErrorCode } from '@/modules/account/client';
import { SignInCallback } from './callback';
import { SignOnContext } from './sign-on-context';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/login/callback?error=access_denied');
});
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function renderCallback(signIn: () => Promise<SignInErrorCode | undefined>) {
  const { container, root } = createTestRoot();
  const loadClient = () => Promise.reject(new Error('The test needs no SDK.'));
  const signOn = { state: { status: 'signed-out' }, accessToken: loadClient, refusal: undefined, loadClient, signIn } as const;
  await act(async () => {
    root.render(
      <SignOnContext value={signOn}>
        <SignInCallback />
      </SignOnContext>,
    );
    // The error of the URL is shown in a later task.
    await Promise.resolve();
  });
  return container;
}

it('each failed attempt to sign in is announced, and the button keeps the focus until then', async () => {
  let fail: (problem: SignInErrorCode) => void = () => undefined;
  let attempts = 0;
  const container = await renderCallback(() => {
    attempts += 1;
    return new Promise((resolve) => (fail = resolve));
  });
  const getHeading = () => container.querySelector('h1');
  expect(document.activeElement).toBe(getHeading());
  for (const attempt of [1, 2]) {
    const button = container.querySelector('button');
    button?.focus();
    act(() => button?.click());
    act(() => button?.click());
    expect(attempts, 'a second press starts nothing').toBe(attempt);
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    expect(button?.disabled, 'a disabled button would lose the focus').toBe(false);
    await act(async () => fail('unreachable'));
    expect(getHeading()?.textContent).toBe('The sign-on service isn’t responding');
    expect(document.activeElement).toBe(getHeading());
    expect(container.querySelector('button')?.getAttribute('aria-disabled')).toBe('false');
  }
});

it('the return URL is kept until the link to it is followed', async () => {
  sessionStorage.setItem(LAST_VISITED_URL_KEY, '/products');
  const container = await renderCallback(() => Promise.resolve('unreachable'));
  const follow = (options: MouseEventInit) => {
    const link = container.querySelector('a');
    expect(link?.textContent).toBe('Go back to where you were');
    expect(link?.getAttribute('href')).toBe('/products');
    const event = new MouseEvent('click', { ...options, bubbles: true, cancelable: true });
    document.addEventListener('click', (click) => click.preventDefault(), { once: true });
    act(() => void link?.dispatchEvent(event));
  };
  await act(async () => container.querySelector('button')?.click());
  follow({ ctrlKey: true });
  expect(sessionStorage.getItem(LAST_VISITED_URL_KEY), 'the user may try again').toBe('/products');
  follow({});
  expect(sessionStorage.getItem(LAST_VISITED_URL_KEY)).toBeNull();
});
