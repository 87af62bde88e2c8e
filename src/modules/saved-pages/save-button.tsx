'use client';

import { useState, type ReactElement } from 'react';
import type { SignOn } from '@/modules/account/client';
import css from './save-button.module.css';

interface SaveButtonProps {
  readonly signOn: SignOn;
  /** Path of the page, without query or fragment. */
  readonly path: string;
}

/** Renders a button that saves the page for later. Signed-out visitors sign in first and then return to the page. */
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
