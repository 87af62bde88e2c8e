'use client';

import { useState, type ReactElement } from 'react';
import type { SignOn } from '@/modules/account/client';
import { useIsLeaving } from '@/ui/use-is-leaving';
import css from './save-button.module.css';

interface SaveButtonProps {
  readonly signOn: SignOn;
  /** Path of the page, without query or fragment. */
  readonly path: string;
}

/**
 * Renders a button that saves the page for later. Signed-out visitors sign in first and then return to the page. The
 * button is never disabled, because a disabled button loses the focus.
 */
export function SaveButton({ signOn, path }: SaveButtonProps): ReactElement {
  const [busy, setBusy] = useIsLeaving();
  const [message, setMessage] = useState('');
  const [isSaved, setIsSaved] = useState(false);

  const save = async () => {
    setBusy(true);
    const { isDone, text } = await import('./save-page').then(
      ({ savePage }) => savePage(signOn, path),
      () => ({ isDone: false, text: 'This page can’t be saved because a file didn’t load. Reload the page to try again.' }),
    );
    setMessage(text);
    setIsSaved(isDone && text !== '');
    setBusy(isDone);
  };

  return (
    <div className={css.place}>
      <button
        type="button"
        className={css.button}
        data-needs-script=""
        aria-disabled={busy}
        onClick={() => void (busy || save())}
      >
        {isSaved ? 'Saved' : 'Save for later'}
      </button>
      <p role="status">{message}</p>
    </div>
  );
}
