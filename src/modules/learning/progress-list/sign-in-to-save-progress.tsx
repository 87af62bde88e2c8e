'use client';

import { type ReactElement, useState } from 'react';
import type { SignOn } from '@/modules/account/client';
import css from './sign-in-to-save-progress.module.css';

/** Offers to keep progress on the account; empty for a person who is signed in. */
export function SignInToSaveProgress({ signOn }: { readonly signOn: SignOn }): ReactElement {
  const [message, setMessage] = useState('');
  const signIn = async (): Promise<void> => {
    if (await signOn.signIn())
      setMessage('Sign in to keep your progress. The sign-on service isn’t responding. Try again in a minute.');
  };
  return (
    <div className={css.offer} hidden={signOn.state.status === 'signed-in'}>
      <button type="button" data-needs-script="" onClick={() => void signIn()}>
        Sign in to keep your progress
      </button>{' '}
      <span>on your account. Until then, this browser keeps it.</span>
      <p role="status">{message}</p>
    </div>
  );
}
