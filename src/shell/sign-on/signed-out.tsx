'use client';

import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '@/ui/button';
import type { SignOnClient } from './sign-on-client';
import { hasTokens } from './stored-tokens';
import { SignOnNotice } from './sign-on-notice';
import { useSignOn } from './sign-on-context';
import { getSignOutOutcome, type SignOutOutcome } from './sign-out-outcome';

type SignOutStatus = 'looking' | 'signing-out' | 'not-signed-in' | 'failed' | SignOutOutcome;

/**
 * Signs the user out.
 * @returns the status to show; while the browser is leaving the page, a status that says so
 */
async function signOut(loadClient: () => Promise<SignOnClient>): Promise<SignOutStatus> {
  if (!hasTokens()) return getSignOutOutcome() ?? 'not-signed-in';
  try {
    await (await loadClient()).signOut();
    return 'signing-out';
  } catch (error) {
    console.error('Failed to load the sign-on:', error);
    return 'failed';
  }
}

const STATUS_MESSAGES: Readonly<Record<SignOutStatus, { readonly heading: string; readonly text: string }>> = {
  looking: { heading: 'Signing you out', text: 'One moment.' },
  'signing-out': { heading: 'Signing you out', text: 'One moment. You’re being signed out here and at the sign-on service.' },
  'with-provider': {
    heading: 'You are signed out',
    text: 'You are signed out, here and at the provider, in every tab of this browser. Signing in asks for your password again.',
  },
  'provider-unreachable': {
    heading: 'You are signed out here',
    text:
      'You’re signed out of this site in every tab. The sign-on service didn’t respond, so your session there may ' +
      'still be open: on a shared computer, end it too.',
  },
  'not-signed-in': {
    heading: 'You are not signed in',
    text:
      'You aren’t signed in in this tab. If you have signed in elsewhere in this browser, your session at the ' +
      'sign-on service may still be open.',
  },
  failed: {
    heading: 'You are still signed in',
    text: 'The code that signs you out couldn’t be loaded. Check your connection and try again. Closing this tab also signs you out here.',
  },
};

/**
 * Renders the page that the provider redirects to after sign-out. Opened while signed in, as by the account menu, it
 * signs the user out: here, in all tabs, and at the provider.
 */
export function SignedOut(): ReactElement {
  const { loadClient } = useSignOn();
  const [shown, setShown] = useState<SignOutStatus>('looking');

  useEffect(() => {
    void signOut(loadClient).then(setShown);
  }, [loadClient]);

  const tryAgain = () => {
    setShown('signing-out');
    void signOut(loadClient).then(setShown);
  };
  const signOutAtProvider = () => {
    loadClient()
      .then((client) => client.signOutAtProvider())
      .catch((error: unknown) => {
        console.error('Failed to load the sign-on:', error);
        setShown('provider-unreachable');
      });
  };

  const { heading, text } = STATUS_MESSAGES[shown];
  const waits = shown === 'looking' || shown === 'signing-out';
  return (
    <SignOnNotice
      key={waits ? 'waiting' : shown}
      heading={heading}
      announced={!waits}
      actions={
        waits ? undefined : (
          <>
            {shown === 'failed' ? (
              <Button primary onClick={tryAgain}>
                Try again
              </Button>
            ) : null}
            {shown === 'provider-unreachable' || shown === 'not-signed-in' ? (
              <Button onClick={signOutAtProvider}>Sign out at the sign-on service</Button>
            ) : null}
            <a href="/">Go to the home page</a>
          </>
        )
      }
    >
      <p>{text}</p>
      {waits ? <progress aria-label={heading} /> : null}
      <noscript>
        <p>
          Signing in and out needs JavaScript, which your browser does not run for this site. Closing this tab forgets your
          sign-in.
        </p>
      </noscript>
    </SignOnNotice>
  );
}
