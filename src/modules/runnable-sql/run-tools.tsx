'use client';

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Results } from './results';
import type { RunResult } from './result';
import css from './run-sql.module.css';
import { SqlSession } from './sql-session';

/** One database per page, shared by all blocks. */
const session = new SqlSession();

type RunState = { kind: 'idle' } | { kind: 'running' } | { kind: 'ran'; result: RunResult } | { kind: 'failed'; reason: string };

/** The editor, run button and results of a runnable block. They load when the block is first run, and run it. */
export function RunTools({ index }: { readonly index: number }): ReactElement {
  const [text, setText] = useState(() => getBlockCode(index));
  const [state, setState] = useState<RunState>({ kind: 'idle' });
  const runButton = useRef<HTMLParagraphElement>(null);
  const editorId = useId();

  async function run(): Promise<void> {
    if (state.kind === 'running') return;
    setState({ kind: 'running' });
    try {
      setState({ kind: 'ran', result: await session.run(index, text, getBlockCode) });
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
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
    session.reset();
    setText(getBlockCode(index));
    setState({ kind: 'idle' });
  }

  return (
    <>
      <div className={css.editor}>
        <label htmlFor={editorId}>Change it and run it again</label>
        <textarea
          id={editorId}
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={Math.min(20, text.split('\n').length + 1)}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        />
      </div>
      <p className={css.actions} ref={runButton}>
        <Button onClick={run} aria-disabled={state.kind === 'running'}>
          Run
        </Button>
        <Button onClick={reset}>Reset the database</Button>
        <span role="status">{getStatusText(state)}</span>
      </p>
      {state.kind === 'ran' ? <Results result={state.result} /> : null}
    </>
  );
}

/** Returns the code of the nth runnable block on the page. */
function getBlockCode(index: number): string {
  return document.querySelectorAll('[data-run-sql]')[index]?.querySelector('pre > code')?.textContent ?? '';
}

function getStatusText(state: RunState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'running':
      return 'Running. The first run loads Postgres, about 5 MB.';
    case 'ran':
      return state.result.some(({ error }) => error) ? 'Done, with an error.' : 'Done.';
    case 'failed':
      return `Postgres could not run here: ${state.reason} The expected output stands above.`;
  }
}
