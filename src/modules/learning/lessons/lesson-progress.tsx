'use client';

import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { SignInToSaveProgress } from '../progress-list/sign-in-to-save-progress';
import { useProgressOptIn } from '../progress-list/use-progress-opt-in';
import { ExerciseSolvedContext } from './lesson-context';
import type { LessonControlsProps } from './controls-props';

interface LessonProgressProps extends Omit<LessonControlsProps, 'solvedCount'> {
  readonly children: ReactNode;
}

/** Wraps the exercises of a lesson, and fetches the controls that keep the learner's progress once there is some. */
export function LessonProgress({ signOn, lesson, exercises, children }: LessonProgressProps): ReactElement {
  const [Controls, setControls] = useState<ComponentType<LessonControlsProps>>();
  const [solvedCount, setSolvedCount] = useState(0);
  const [message, setMessage] = useState('');
  const { isWanted, want } = useProgressOptIn(signOn);

  useEffect(() => {
    if (!isWanted) return;
    import('./lesson-controls').then(
      ({ LessonControls }) => setControls(() => LessonControls),
      () => setMessage('Your progress can’t be shown because part of this page didn’t load. Reload the page; nothing is lost.'),
    );
  }, [isWanted]);

  const countSolved = (): void => {
    setSolvedCount((count) => count + 1);
    want();
  };

  return (
    <ExerciseSolvedContext value={countSolved}>
      {children}
      {Controls ? <Controls signOn={signOn} lesson={lesson} exercises={exercises} solvedCount={solvedCount} /> : null}
      {signOn ? <SignInToSaveProgress signOn={signOn} /> : null}
      <p role="status">{message}</p>
    </ExerciseSolvedContext>
  );
}
