import type { ReactNode } from 'react';
import { renderInDocument } from '@/ui/testing/test-root';
import { AccountProvider } from '../account-context';
import type { SignOn } from '../sign-on';

/** The single sign-on of a visitor who is signed in. */
export const SIGNED_IN: SignOn = {
  state: { status: 'signed-in', name: 'Ada' },
  signIn: () => Promise.resolve(undefined),
  accessToken: () => Promise.resolve('token'),
};

/** Renders a dashboard section for a signed-in visitor until the test has finished. @returns the element that it is in */
export function renderSignedIn(section: ReactNode): Promise<HTMLElement> {
  return renderInDocument(<AccountProvider value={SIGNED_IN}>{section}</AccountProvider>);
}
