// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import type { SignOn } from '@/modules/account/client';
import { Dashboard } from './dashboard';

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
  const { container, root } = createTestRoot();
  act(() => root.render(<Dashboard signOn={signOn}>The sections</Dashboard>));
  const button = container.querySelector('button');
  act(() => button?.click());
  expect(button?.textContent).toBe('Redirecting to sign in …');
  expect(button?.disabled, 'a disabled button would lose the focus').toBe(false);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  act(() => button?.click());
  expect(started).toBe(1);
});
