'use client';

import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/ui/button/button';

interface RunPanelProps {
  /** The block's place among those of the page that run. */
  readonly index: number;
  /** The block as the text shows it; its code is read from there, so that it is not sent twice. */
  readonly children: ReactNode;
  /** Class of the line with the button; a style sheet of its own would be on every page's bill too. */
  readonly actions: string | undefined;
}

/**
 * Stands around a block that runs. It is on every page's bill, so it does no more than to fetch the tools when they are
 * asked for.
 */
export function RunPanel({ index, children, actions }: RunPanelProps): ReactElement {
  const [Tools, setTools] = useState<ComponentType<{ index: number }>>();
  const [problem, setProblem] = useState('');
  const open = (): void => {
    import('./run-tools').then(
      ({ RunTools }) => setTools(() => RunTools),
      () => setProblem('Postgres could not run here: its files did not arrive. The expected output stands above.'),
    );
  };
  return (
    <div data-run-sql="">
      {children}
      {Tools ? <Tools index={index} /> : <p className={actions}><Button onClick={open} data-needs-script="">Run</Button></p>}
      <span role="status">{problem}</span>
    </div>
  );
}
