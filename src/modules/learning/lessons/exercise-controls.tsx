'use client';

import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import {
  type CheckedRun,
  describeAnswerResult,
  evaluateAnswer,
  pageSession,
  Results,
  SqlEditor,
  type AnswerResult,
} from '@/modules/runnable-sql/client';
import { getErrorReason } from '@/platform/error-reason';
import { Button } from '@/ui/button';
import { getExerciseKey, markLocalAnswerCorrect, readLocalProgress, saveLocalAnswer } from '../progress/local-progress';
import { ExerciseSolvedContext } from './lesson-context';
import css from './lesson.module.css';
import type { ExerciseControlsProps } from './controls-props';

type CheckState =
  | { kind: 'idle' }
  | { kind: 'restarted' }
  | { kind: 'running' }
  | { kind: 'stopped' }
  | { kind: 'checked'; run: CheckedRun; result: AnswerResult }
  | { kind: 'failed'; reason: string };

/** The editor of an exercise, with the check of the answer. The learner's input is stored in the browser as it changes. */
export function ExerciseControls({ index, lesson }: ExerciseControlsProps): ReactElement {
  const name = getExerciseKey(lesson, index);
  const [text, setText] = useState(() => readLocalProgress().answers[name]?.sql ?? readExercise(index).start);
  const { state, check, stop, restart } = useAnswerCheck(index, name);
  const editor = useRef<HTMLTextAreaElement>(null);
  const number = index + 1;

  // The pressed button is removed, so focus moves to what it opened.
  useEffect(() => editor.current?.focus(), []);

  function change(changed: string): void {
    setText(changed);
    saveLocalAnswer(name, changed);
  }

  /** Replaces the learner's input with the initial SQL of the exercise. */
  function startOver(): void {
    change(readExercise(index).start);
    restart();
  }

  return (
    <div className={css.tools}>
      <SqlEditor ref={editor} label={`Your SQL for exercise ${number}`} text={text} onChange={change} />
      <p className={css.actions}>
        <Button primary onClick={() => void check(text)} aria-disabled={state.kind === 'running'}>
          Check the answer<span className="visually-hidden">{` to exercise ${number}`}</span>
        </Button>
        <Button onClick={state.kind === 'running' ? stop : startOver}>
          {state.kind === 'running' ? 'Stop' : 'Start over'}
          <span className="visually-hidden">
            {state.kind === 'running' ? ` the check of exercise ${number}` : ` with exercise ${number}`}
          </span>
        </Button>
      </p>
      <p role="status" data-verdict={state.kind === 'checked' ? state.result.kind : undefined}>
        {describeState(state)}
      </p>
      {state.kind === 'checked' ? (
        <>
          <Results result={state.run.answer} code={`exercise ${number}`} />
          {state.run.check ? <Results result={state.run.check} code={`the check of exercise ${number}`} /> : null}
        </>
      ) : null}
    </div>
  );
}

interface AnswerCheck {
  state: CheckState;
  check: (text: string) => Promise<void>;
  /** Ends a run, because a query may be endless. */
  stop: () => void;
  /** Forgets the last result. */
  restart: () => void;
}

/** Runs and evaluates the answers to an exercise. @param name key of the exercise in the stored progress */
function useAnswerCheck(index: number, name: string): AnswerCheck {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const onSolved = useContext(ExerciseSolvedContext);

  async function check(text: string): Promise<void> {
    if (state.kind === 'running') return;
    setState({ kind: 'running' });
    const { expected, isOrdered, check: script, setup } = readExercise(index);
    try {
      const run = await pageSession.check({ setup, answer: text, check: script });
      const result = evaluateAnswer(run, { expected, isOrdered });
      setState({ kind: 'checked', run, result });
      if (result.kind !== 'right') return;
      markLocalAnswerCorrect(name, text);
      onSolved();
    } catch (error) {
      const reason = getErrorReason(error);
      setState((current) => (current.kind === 'stopped' ? current : { kind: 'failed', reason }));
    }
  }

  function stop(): void {
    setState({ kind: 'stopped' });
    pageSession.reset();
  }

  return { state, check, stop, restart: () => setState({ kind: 'restarted' }) };
}

function describeState(state: CheckState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'restarted':
      return 'Started over.';
    case 'running':
      return 'Checking. The first time, this loads Postgres, about 5 MB.';
    case 'stopped':
      return 'Stopped. Your SQL is kept.';
    case 'checked':
      return describeAnswerResult(state.result);
    case 'failed':
      return `Postgres could not run here: ${state.reason}`;
  }
}

/** Reads an exercise, and the SQL of the lesson that it builds on, from the page. */
function readExercise(index: number) {
  const exercise = document.querySelectorAll<HTMLElement>('[data-exercise]')[index];
  const read = (part: string): string | undefined => exercise?.querySelector(`[data-${part}] pre > code`)?.textContent;
  return {
    start: read('start') ?? '',
    expected: read('expected') ?? '',
    check: read('check'),
    isOrdered: exercise?.dataset['exercise'] === 'ordered',
    setup: Array.from(
      document.querySelectorAll('[data-run-sql]'),
      (block) => block.querySelector('pre > code')?.textContent ?? '',
    ),
  };
}
