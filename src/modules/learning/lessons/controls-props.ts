import type { SignOn } from '@/modules/account/client';

/** Props of the controls for solving an exercise, which are fetched when it is opened. */
export interface ExerciseControlsProps {
  /** Its place in the lesson, from 0. */
  readonly index: number;
  /** Path of the lesson. */
  readonly lesson: string;
}

/** Props of the controls that show and keep the progress of a lesson. */
export interface LessonControlsProps {
  /** undefined on a site where no one can sign in. */
  readonly signOn: SignOn | undefined;
  /** Path of the lesson. */
  readonly lesson: string;
  /** Number of its exercises. */
  readonly exercises: number;
  /** Increases with each exercise that is solved. */
  readonly solvedCount: number;
}
