'use client';

import { useState, type ReactElement } from 'react';
import type { SignOn } from '@/modules/account/client';
import css from './save-button.module.css';

interface SaveButtonProps {
  readonly signOn: SignOn;
  /** The address of the page, without query or fragment. */
  readonly path: string;
}

/** Saves the page for later; somebody who is signed out signs in first and comes back to the page. */
export function SaveButton({ signOn, path }: SaveButtonProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const save = async () => {
    setBusy(true);
    const { savePage } = await import('./save-page');
    const { isDone, text } = await savePage(signOn, path);
    setSaid(text);
    setBusy(isDone);
  };

  return (
    <div className={css.place}>
      <button type="button" className={css.button} data-needs-script="" disabled={busy} onClick={() => void save()}>
        Save for later
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
