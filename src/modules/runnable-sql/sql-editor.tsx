'use client';

import { type KeyboardEvent, type ReactElement, type Ref, useId } from 'react';
import css from './run-sql.module.css';

interface SqlEditorProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called for Ctrl-Enter, or Command-Enter. */
  readonly onRun?: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const ROWS_MIN = 4;
const ROWS_MAX = 20;

/** A field for SQL that is as high as its text, within limits. */
export function SqlEditor({ label, text, onChange, onRun, ref }: SqlEditorProps): ReactElement {
  const id = useId();
  function runOnShortcut(event: KeyboardEvent): void {
    if (onRun === undefined || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  }
  return (
    <div className={css.editor}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={runOnShortcut}
        aria-keyshortcuts={onRun && 'Control+Enter'}
        rows={Math.max(ROWS_MIN, Math.min(ROWS_MAX, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
      />
    </div>
  );
}
