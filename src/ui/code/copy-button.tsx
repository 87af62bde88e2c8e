'use client';

import { type MouseEvent, type ReactElement, useState } from 'react';
import { stripPrompts } from './strip-prompts';
import css from './code-block.module.css';

/** How long the button says that it has copied, in milliseconds. */
const STATUS_MESSAGE_MS = 2500;

/**
 * Copies the code of the figure it stands in, without the prompts, and says so.
 * The code is read from the page, so that it is not sent a second time.
 */
export function CopyButton(): ReactElement {
  const [said, setSaid] = useState('');

  async function copy(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    const code = event.currentTarget.closest('figure')?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(stripPrompts(code));
      setSaid('Copied');
    } catch {
      // Without permission, or on a page that is not served securely: the reader can do the last step.
      getSelection()?.selectAllChildren(code);
      setSaid('Selected: copy with your keyboard');
    }
    setTimeout(() => setSaid(''), STATUS_MESSAGE_MS);
  }

  return (
    <>
      <span role="status">{said}</span>
      <button type="button" className={css.copy} onClick={copy} data-needs-script="">
        Copy<span className="visually-hidden"> code</span>
      </button>
    </>
  );
}
