'use client';

import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './controls.module.css';

interface AdminDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the admin. It is rendered outside the entry's form, which would handle the dialog's key events. */
export function AdminDialog({ title, onClose, children }: AdminDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Closing gives the focus back; removing an open dialog doesn't.
    return () => current?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={name}
      onClose={({ currentTarget }) => {
        // React's strict mode runs the effect twice, and the event of the first closing arrives when the dialog is open again.
        if (!currentTarget.open) onClose();
      }}
    >
      <h2 id={name}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
