'use client';

import { type MouseEvent, type ReactElement, useState } from 'react';
import { stripPrompts } from '@/ui/code/strip-prompts';
import css from './chooser.module.css';

/** How long the button shows its status, in milliseconds. */
const STATUS_MESSAGE_MS = 2500;

/**
 * Copies the commands of the list after it, in order, with the title of each as a comment. They are read from the DOM, so that
 * they aren't sent twice.
 */
export function CopyAllButton(): ReactElement {
  const [said, setSaid] = useState('');

  async function copy(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    const list = event.currentTarget.closest('details')?.querySelector('ol');
    if (!list) return;
    try {
      await navigator.clipboard.writeText([...list.children].map(readStep).join('\n\n'));
      setSaid('Copied');
    } catch {
      // Without permission or a secure context, the list is selected so that the reader can copy it.
      getSelection()?.selectAllChildren(list);
      setSaid('Selected: copy with your keyboard');
    }
    setTimeout(() => setSaid(''), STATUS_MESSAGE_MS);
  }

  return (
    <p className={css.recipes}>
      <button type="button" onClick={copy} data-needs-script="">
        Copy all commands
      </button>
      <span role="status">{said}</span>
    </p>
  );
}

function readStep(step: Element): string {
  const code = step.querySelector('code');
  return `# ${step.querySelector('h5')?.textContent ?? ''}\n${code ? stripPrompts(code) : ''}`;
}
