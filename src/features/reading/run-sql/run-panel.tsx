'use client';

import { lazy, type ReactElement, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '@/ui/button';
import type { RunResult } from './result';
import css from './run-sql.module.css';
import type { SqlSession } from './sql-session';

/** What a run needs comes when the first one is asked for: most readers of a page run nothing. */
const Results = lazy(() => import('./results').then((module) => ({ default: module.Results })));

let opened: Promise<SqlSession> | undefined;

/** One database a page: all blocks share it. */
function session(): Promise<SqlSession> {
  opened ??= import('./sql-session').then((module) => new module.SqlSession());
  return opened;
}

type State = { kind: 'idle' } | { kind: 'running' } | { kind: 'ran'; result: RunResult } | { kind: 'failed'; reason: string };

interface RunPanelProps {
  /** The block's place among those of the page that run. */
  readonly index: number;
  /** The block as the text shows it; its code is read from there, so that it is not sent twice. */
  readonly children: ReactNode;
}

/** Runs the block that it stands around in a Postgres within the browser, as the text has it or as the reader changed it. */
export function RunPanel({ index, children }: RunPanelProps): ReactElement {
  const [text, setText] = useState<string>();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const editorId = useId();

  async function run(): Promise<void> {
    const own = text ?? codeAt(index);
    setText(own);
    setState({ kind: 'running' });
    try {
      setState({ kind: 'ran', result: await (await session()).run(index, own, codeAt) });
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  async function reset(): Promise<void> {
    (await session()).reset();
    setText(codeAt(index));
    setState({ kind: 'idle' });
  }

  return (
    <div className={css.panel} data-run-sql="">
      {children}
      {text === undefined ? null : (
        <div className={css.editor}>
          <label htmlFor={editorId}>Change it and run it again</label>
          <textarea id={editorId} value={text} onChange={(event) => setText(event.target.value)} rows={Math.min(20, text.split('\n').length + 1)} spellCheck={false} autoCapitalize="none" autoComplete="off" />
        </div>
      )}
      <p className={css.actions}>
        <Button onClick={run} disabled={state.kind === 'running'} data-needs-script="">Run</Button>
        {text === undefined ? null : <Button onClick={reset}>Reset the database</Button>}
        <span role="status">{statusOf(state)}</span>
      </p>
      {state.kind === 'ran' ? <Suspense><Results result={state.result} /></Suspense> : null}
    </div>
  );
}

/** The code of the nth block of the page that runs. */
function codeAt(index: number): string {
  return document.querySelectorAll('[data-run-sql]')[index]?.querySelector('pre > code')?.textContent ?? '';
}

function statusOf(state: State): string {
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
