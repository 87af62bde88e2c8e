'use client';

import { Button } from '@payloadcms/ui';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './review-actions.module.css';

interface SendBackDialogProps {
  readonly onSend: (note: string) => void;
  readonly onCancel: () => void;
}

/** Renders the dialog that asks what the author should change; a note is required to send a draft back. */
export function SendBackDialog({ onSend, onCancel }: SendBackDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLTextAreaElement>(null);
  const name = useId();
  const problem = useId();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const send = () => {
    if (note.trim() !== '') {
      onSend(note.trim());
      return;
    }
    setMissing(true);
    place.current?.focus();
  };
  // Rendered outside the entry's form, which would handle the dialog's key events.
  return createPortal(
    <dialog ref={dialog} className={css.dialog} aria-labelledby={name} onClose={onCancel}>
      <h2 id={name}>Send back to the author</h2>
      <label>
        What should be different?
        <textarea
          ref={place}
          rows={5}
          maxLength={2000}
          required
          value={note}
          aria-invalid={isMissing}
          aria-describedby={problem}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <p id={problem} role="alert">
        {isMissing ? 'Write what the author should change. Nothing was sent back yet.' : ''}
      </p>
      <div className={css.choices}>
        <Button margin={false} onClick={send}>
          Send back
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
