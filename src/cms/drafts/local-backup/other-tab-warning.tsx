'use client';

import { Button, useFormFields } from '@payloadcms/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import css from '@/cms/admin-ui/form-note.module.css';

/**
 * Warns when the same person has saved the entry in another tab of this browser: the next save here would replace that draft.
 * The server can't refuse it as it does for drafts of other people, because a form whose last response was lost looks the same.
 * @param entryKey a name of the entry, the same in all tabs
 */
export function OtherTabWarning({ entryKey }: { readonly entryKey: string }): ReactElement {
  const value = useFormFields(([fields]) => fields['updatedAt']?.value);
  const shown = typeof value === 'string' ? value : '';
  const elsewhere = useSaveInOtherTab(entryKey, shown);
  return (
    <div role="alert">
      {shown !== '' && elsewhere > shown ? (
        <div className={css.note}>
          <p>
            <strong>You saved this entry in another tab.</strong> This form still shows the older draft. Reload it before you
            continue. Otherwise, the next save here replaces the newer draft.
          </p>
          <div>
            <Button margin={false} onClick={() => window.location.reload()}>
              Reload the form
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/**
 * Tells the other tabs when this form was saved, and returns when another one was; an empty string if none was.
 * @param saved the time of the draft that this form shows
 */
function useSaveInOtherTab(entryKey: string, saved: string): string {
  const [elsewhere, setElsewhere] = useState('');
  const channel = useRef<BroadcastChannel>(undefined);
  const announced = useRef(saved);
  useEffect(() => {
    const opened = new BroadcastChannel(entryKey);
    opened.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') setElsewhere(data);
    });
    channel.current = opened;
    return () => opened.close();
  }, [entryKey]);
  useEffect(() => {
    // The draft that the form was opened with is no news.
    if (announced.current !== '' && saved !== announced.current) channel.current?.postMessage(saved);
    announced.current = saved;
  }, [saved]);
  return elsewhere;
}
