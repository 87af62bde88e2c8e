'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { getExerciseKey, readLocalProgress } from '../progress/local-progress';
import { useProgress } from '../progress-list/use-progress';
import type { LessonControlsProps } from './controls-props';

/** Shows how many exercises of a lesson are solved, and marks the lesson as done with the last one. */
export function LessonControls({ signOn, lesson, exercises, solvedCount }: LessonControlsProps): ReactElement {
  const { progress, message, mark } = useProgress(signOn);
  const { answers } = readLocalProgress();
  const solved = Array.from({ length: exercises }, (_each, index) => answers[getExerciseKey(lesson, index)]?.isRight === true);
  const count = solved.filter(Boolean).length;
  const isDone = progress?.done.includes(lesson) === true;

  const markedAt = useRef(0);
  useEffect(() => {
    // Only when an exercise was solved just now: a lesson that the learner reopened stays open.
    if (count < exercises || isDone || markedAt.current === solvedCount) return;
    markedAt.current = solvedCount;
    void mark(lesson);
  }, [count, exercises, isDone, lesson, mark, solvedCount]);

  return (
    <div>
      <p role="status">{message || `${count} of ${exercises} exercises solved.${isDone ? ' This lesson is done.' : ''}`}</p>
      <progress max={exercises} value={count} aria-label="Exercises solved" />
    </div>
  );
}
