'use client';

import type { ReactNode } from 'react';
import { LessonProgress } from '@/modules/learning/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

interface LessonProgressWithSignOnProps {
  readonly lesson: string;
  readonly exercises: number;
  /** Whether this site has accounts. */
  readonly isSignInOffered: boolean;
  readonly children: ReactNode;
}

/** Wires the shell's sign-on to the progress of a lesson. */
export function LessonProgressWithSignOn({ lesson, exercises, isSignInOffered, children }: LessonProgressWithSignOnProps) {
  const signOn = useSignOn();
  return (
    <LessonProgress signOn={isSignInOffered ? signOn : undefined} lesson={lesson} exercises={exercises}>
      {children}
    </LessonProgress>
  );
}
