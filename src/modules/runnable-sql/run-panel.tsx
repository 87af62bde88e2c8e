'use client';

import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';

interface RunPanelProps {
  /** Index among the runnable blocks of the page. */
  readonly index: number;
  /** The server-rendered block. Its code is read from the DOM, so that it isn't sent twice. */
  readonly children: ReactNode;
  /** Classes of the button's line and of the button. */
  readonly classes: readonly (string | undefined)[];
  /** The label of the button. */
  readonly label: ReactNode;
  /** Message for when the controls fail to load. */
  readonly problem: string;
}

/**
 * Wraps a runnable block. Its script is part of every page's bundle, so it only loads the controls on demand, and takes
 * its texts and class names from the server.
 */
export function RunPanel({ index, children, classes: [line, button], label, problem }: RunPanelProps): ReactElement {
  const [Controls, setControls] = useState<ComponentType<{ index: number }>>();
  const [message, setMessage] = useState('');
  const open = (): void => {
    import('./run-controls').then(
      ({ RunControls }) => setControls(() => RunControls),
      () => setMessage(problem),
    );
  };
  return (
    <div data-run-sql="">
      {children}
      {Controls ? (
        <Controls index={index} />
      ) : (
        <p className={line}>
          <button type="button" className={button} onClick={open} data-needs-script="">
            {label}
          </button>
        </p>
      )}
      <span role="status">{message}</span>
    </div>
  );
}
