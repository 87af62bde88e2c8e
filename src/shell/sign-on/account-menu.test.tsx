// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import { AccountMenu } from './account-menu';
import { SignOnContext } from './sign-on-context';

it('the link “Sign in” is no longer busy on a page that is restored from the back/forward cache', () => {
  const { container, root } = createTestRoot();
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
