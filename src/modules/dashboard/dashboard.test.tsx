// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { SignOn } from '@/modules/account/client';
import { Dashboard } from './dashboard';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

it('the sign-in button keeps the focus while the browser is leaving, and starts one sign-in', () => {
  let started = 0;
  const signOn: SignOn = {
    state: { status: 'signed-out' },
    signIn: () => {
      started += 1;
      return new Promise(() => undefined);
    },
    accessToken: () => Promise.resolve(undefined),
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  act(() => root.render(<Dashboard signOn={signOn}>The sections</Dashboard>));
  const button = container.querySelector('button');
  act(() => button?.click());
  expect(button?.textContent).toBe('Leaving to sign in …');
  expect(button?.disabled, 'a disabled button would lose the focus').toBe(false);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  act(() => button?.click());
  expect(started).toBe(1);
});
