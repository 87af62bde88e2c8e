'use client';

import { useState, type ReactElement } from 'react';
import type { SignOn } from '@/features/account';
import css from './save-button.module.css';

interface SaveButtonProps {
  readonly signOn: SignOn;
  /** The address of the page, without query or fragment. */
  readonly path: string;
}

/** Saves the page for later; somebody who is signed out signs in first and comes back to the page. */
export function SaveButton({ signOn, path }: SaveButtonProps): ReactElement {
  const [working, setWorking] = useState(false);
  const [saved, setSaved] = useState(false);
  const [said, setSaid] = useState('');
  const isSignedIn = signOn.state.status === 'signed-in';

  const save = async () => {
    setWorking(true);
    setSaid('');
    if (isSignedIn) {
      const { savePage } = await import('./save-page');
      const { saved: isSaved, text } = await savePage(signOn.accessToken, path);
      setSaved(isSaved);
      setSaid(text);
    } else if (await signOn.signIn()) {
      setSaid('The sign-on service does not answer. Check your connection, or try again in a minute.');
    } else {
      return;
    }
    setWorking(false);
  };

  return (
    <div className={css.place}>
      <button type="button" className={css.button} data-needs-script="" disabled={working || saved} onClick={() => void save()}>
        {saved ? 'Saved' : 'Save for later'}
      </button>
      {saved ? <a href="/dashboard">Go to your dashboard</a> : null}
      <p role="status">{said}</p>
    </div>
  );
}
