'use client';

import { getErrorReason } from '@/platform/error-reason';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Results } from './results';
import type { RunResult } from './result';
import css from './run-sql.module.css';
import { SqlEditor } from './sql-editor';
import { pageSession } from './page-session';

type RunState =
  | { kind: 'idle' }
  | { kind: 'running'; isFirst: boolean }
  | { kind: 'ran'; result: RunResult; text: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'reset' };

/** The editor, run button and results of a runnable block. They load when the block is first run, and run it. */
export function RunControls({ index }: { readonly index: number }): ReactElement {
  const [text, setText] = useState(() => getBlockCode(index));
  const [state, setState] = useState<RunState>({ kind: 'idle' });
  const runButton = useRef<HTMLParagraphElement>(null);
  const name = getBlockName(index);

  /** The last run; the outcome of one that a reset has ended is not shown. */
  const currentRun = useRef(0);

  async function run(): Promise<void> {
    if (state.kind === 'running') return;
    setState({ kind: 'running', isFirst: !pageSession.isStarted });
    const runId = ++currentRun.current;
    const outcome = await pageSession.run(index, text, getBlockCode).then(
      (result): RunState => ({ kind: 'ran', result, text }),
      (error: unknown): RunState => ({ kind: 'failed', reason: getErrorReason(error) }),
    );
    if (runId === currentRun.current) setState(outcome);
  }

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // The button that was pressed has been replaced by this one, so focus moves here.
    runButton.current?.querySelector('button')?.focus();
    void run();
  });

  function reset(): void {
    currentRun.current += 1;
    pageSession.reset();
    setState({ kind: 'reset' });
  }

  return (
    <>
      <SqlEditor label="Change it and run it again" text={text} onChange={setText} onRun={() => void run()} />
      <p className={css.actions} ref={runButton} data-failed={state.kind === 'failed' || undefined}>
        <Button onClick={run} aria-disabled={state.kind === 'running'}>
          Run<span className="visually-hidden"> {name}</span>
        </Button>
        <Button onClick={reset}>Reset the database</Button>
        {state.kind === 'running' ? <progress aria-hidden="true" /> : null}
        <span role="status">{getStatusText(state)}</span>
        {state.kind === 'running' ? null : (
          <small>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> to run
          </small>
        )}
      </p>
      {state.kind === 'ran' ? <Results result={state.result} code={name} text={state.text} /> : null}
    </>
  );
}

/** Returns the code of the nth runnable block on the page. */
function getBlockCode(index: number): string {
  return findBlock(index)?.querySelector('code')?.textContent ?? '';
}

/** Returns the name by which screen readers announce the block, such as "SQL code 3". */
function getBlockName(index: number): string {
  return findBlock(index)?.ariaLabel ?? '';
}

function findBlock(index: number): Element | null | undefined {
  return document.querySelectorAll('[data-run-sql]')[index]?.querySelector('pre:has(> code)');
}

function getStatusText(state: RunState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'running':
      return state.isFirst ? 'Running. The first run loads Postgres, about 5 MB.' : 'Running.';
    case 'ran':
      return state.result.some(({ error }) => error) ? 'Done, with an error.' : 'Done.';
    case 'reset':
      return 'The database is reset. Your SQL is kept; the next run starts with a new database.';
    case 'failed':
      return `Postgres could not run here: ${state.reason} The expected output is shown above.`;
  }
}
