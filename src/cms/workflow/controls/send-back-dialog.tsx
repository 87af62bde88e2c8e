'use client';

import { Button } from '@payloadcms/ui';
import { type ReactElement, useId, useRef, useState } from 'react';
import { AdminDialog, controls } from '@/cms/admin-ui/dialog';
import css from './review-actions.module.css';

interface SendBackDialogProps {
  readonly onSend: (note: string) => void;
  readonly onCancel: () => void;
}

/** Renders the dialog that asks what the author should change; a note is required to send a draft back. */
export function SendBackDialog({ onSend, onCancel }: SendBackDialogProps): ReactElement {
  const place = useRef<HTMLTextAreaElement>(null);
  const problem = useId();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (note.trim() !== '') {
      onSend(note.trim());
      return;
    }
    setMissing(true);
    place.current?.focus();
  };
  return (
    <AdminDialog title="Send back to the author" onClose={onCancel}>
      <label className={css.note}>
        What should the author change?
        <textarea
          ref={place}
          className={controls.input}
          rows={5}
          maxLength={2000}
          required
          value={note}
          aria-invalid={isMissing}
          aria-describedby={problem}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <p id={problem} role="alert" className={css.problem}>
        {isMissing ? 'Write what the author should change. Nothing was sent back yet.' : ''}
      </p>
      <div className={controls.buttons}>
        <Button margin={false} onClick={send}>
          Send back
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </AdminDialog>
  );
}
