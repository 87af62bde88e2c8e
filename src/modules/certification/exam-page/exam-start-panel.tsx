'use client';

import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { SignOn } from '@/modules/account/client';
import { Button } from '@/ui/button';

/** Offers to sign in, and fetches what starts an exam once the visitor is signed in. */
export function ExamStartPanel({ signOn }: { readonly signOn: SignOn }): ReactElement {
  const [Controls, setControls] = useState<ComponentType<{ signOn: SignOn }>>();
  const [message, setMessage] = useState('');
  const { status } = signOn.state;

  useEffect(() => {
    if (status !== 'signed-in') return;
    import('./exam-start-controls').then(
      ({ ExamStartControls }) => setControls(() => ExamStartControls),
      () => setMessage('This part of the page couldn’t be loaded. Reload the page; your data is kept.'),
    );
  }, [status]);

  const signIn = async (): Promise<void> => {
    // After signing in, the page opens here instead of at its top.
    history.replaceState(history.state, '', '#start');
    if (await signOn.signIn()) setMessage('The sign-on service isn’t responding. No exam was started. Try again in a minute.');
  };

  if (Controls && status === 'signed-in') return <Controls signOn={signOn} />;
  return (
    <div data-exam-start="">
      <p>You take the exam with your account, so that you can resume it and keep the certificate. You come back to this page.</p>
      {status === 'signed-in' ? (
        <p role="status">Looking up your exams …</p>
      ) : (
        <Button primary data-needs-script="" onClick={() => void signIn()}>
          Sign in to take an exam
        </Button>
      )}
      <noscript>
        <p>Signing in needs JavaScript. Once the exam has started, it works without it.</p>
      </noscript>
      <p role="status">{message}</p>
    </div>
  );
}
