'use client';

import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';

interface RunPanelProps {
  /** The block's place among those of the page that run. */
  readonly index: number;
  /** The block as the text shows it; its code is read from there, so that it is not sent twice. */
  readonly children: ReactNode;
  /** Classes of the line with the button, and of the button. */
  readonly classes: readonly (string | undefined)[];
  /** What to say when the tools cannot be fetched. */
  readonly problem: string;
}

/**
 * Stands around a block that runs. Its script is a part of every page's, so it does no more than to fetch the tools when
 * they are asked for, and takes words and classes from the server.
 */
export function RunPanel({ index, children, classes: [line, button], problem }: RunPanelProps): ReactElement {
  const [Tools, setTools] = useState<ComponentType<{ index: number }>>();
  const [said, setSaid] = useState('');
  const open = (): void => {
    import('./run-tools').then(
      ({ RunTools }) => setTools(() => RunTools),
      () => setSaid(problem),
    );
  };
  return (
    <div data-run-sql="">
      {children}
      {Tools ? (
        <Tools index={index} />
      ) : (
        <p className={line}>
          <button type="button" className={button} onClick={open} data-needs-script="">
            Run
          </button>
        </p>
      )}
      <span role="status">{said}</span>
    </div>
  );
}
