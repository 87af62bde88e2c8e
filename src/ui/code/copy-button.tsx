'use client';

import { type MouseEvent, type ReactElement, useState } from 'react';
import { stripPrompts } from './strip-prompts';
import css from './code-block.module.css';

/** How long the button shows its "copied" status, in milliseconds. */
const STATUS_MESSAGE_MS = 2500;

/**
 * Copies the code of its figure, without the prompts, and confirms it. The code is read from the DOM, so that it
 * isn't sent twice.
 */
export function CopyButton(): ReactElement {
  const [message, setMessage] = useState('');

  async function copy(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    const code = event.currentTarget.closest('figure')?.querySelector('code');
    if (!code) return;
    // Runnable SQL may have been edited by the reader, so the editor's content is copied.
    const editor = event.currentTarget.closest('[data-run-sql]')?.querySelector('textarea');
    try {
      await navigator.clipboard.writeText(editor?.value ?? stripPrompts(code));
      setMessage('Copied');
    } catch {
      // Without permission or a secure context, the code is selected so that the reader can copy it.
      getSelection()?.selectAllChildren(code);
      setMessage('Selected: copy with your keyboard');
    }
    setTimeout(() => setMessage(''), STATUS_MESSAGE_MS);
  }

  return (
    <>
      <span role="status">{message}</span>
      <button type="button" className={css.copy} onClick={copy} data-needs-script="">
        Copy<span className="visually-hidden"> code</span>
      </button>
    </>
  );
}
