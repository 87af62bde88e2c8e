// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { AccountMenu } from './account-menu';
import { SignOnContext } from './sign-on-context';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

it('the link “Sign in” is no longer busy on a page that is restored from the back/forward cache', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  const never = () => new Promise<never>(() => undefined);
  const signOn = {
    state: { status: 'signed-out' },
    accessToken: never,
    refusal: undefined,
    loadClient: never,
    signIn: never,
  } as const;
  act(() =>
    root.render(
      <SignOnContext value={signOn}>
        <AccountMenu icon={<span />} menu={<ul />} />
      </SignOnContext>,
    ),
  );
  const link = container.querySelector('a');
  act(() => link?.click());
  expect(link?.getAttribute('aria-busy')).toBe('true');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(link?.getAttribute('aria-busy')).toBeNull();
});
