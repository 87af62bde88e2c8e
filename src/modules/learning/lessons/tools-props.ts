import type { SignOn } from '@/modules/account/client';

/** Props of the tools for solving an exercise, which are fetched when it is opened. */
export interface ExerciseToolsProps {
  /** Its place in the lesson, from 0. */
  readonly index: number;
  /** Path of the lesson. */
  readonly lesson: string;
}

/** Props of the tools that show and keep the progress of a lesson. */
export interface LessonToolsProps {
  /** undefined on a site where no one can sign in. */
  readonly signOn: SignOn | undefined;
  /** Path of the lesson. */
  readonly lesson: string;
  /** Number of its exercises. */
  readonly exercises: number;
  /** Increases with each exercise that is solved. */
  readonly solvedCount: number;
}
