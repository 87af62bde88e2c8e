import * as z from 'zod/mini';
import { LOCAL_PROGRESS_KEY } from '@/platform/constants';

/** Progress of learners who aren't signed in, and all learners' answers to exercises, in local storage. */
const localProgressSchema = z.object({
  /** Paths of the steps that are done. */
  done: z.catch(z.array(z.string()), []),
  /** The last answer to each exercise, by path and number. */
  answers: z.catch(z.record(z.string(), z.object({ sql: z.string(), isRight: z.boolean() })), {}),
});
type LocalProgress = z.infer<typeof localProgressSchema>;

/** Reads the progress in this browser. */
export function readLocalProgress(): LocalProgress {
  try {
    return localProgressSchema.parse(JSON.parse(localStorage.getItem(LOCAL_PROGRESS_KEY) ?? '{}'));
  } catch {
    // Storage is turned off or contains something else.
    return { done: [], answers: {} };
  }
}

/** Marks a step as done in this browser. */
export function markLocalStep(step: string): void {
  const { done, ...rest } = readLocalProgress();
  write({ ...rest, done: [...new Set([...done, step])] });
}

/** Removes the mark of a step in this browser. */
export function unmarkLocalStep(step: string): void {
  const { done, ...rest } = readLocalProgress();
  write({ ...rest, done: done.filter((each) => each !== step) });
}

/** Stores the answer to an exercise. Once solved, an exercise stays solved, whatever the learner tries afterwards. */
export function saveLocalAnswer(exercise: string, sql: string): void {
  const { answers, ...rest } = readLocalProgress();
  write({ ...rest, answers: { ...answers, [exercise]: { sql, isRight: answers[exercise]?.isRight === true } } });
}

/**
 * Marks an exercise as solved. SQL that the learner has written since the check began is kept.
 * @param sql the answer that was checked
 */
export function markLocalAnswerCorrect(exercise: string, sql: string): void {
  const { answers, ...rest } = readLocalProgress();
  write({ ...rest, answers: { ...answers, [exercise]: { sql: answers[exercise]?.sql ?? sql, isRight: true } } });
}

/** Returns the key of an exercise in a lesson. @param index zero-based position */
export function getExerciseKey(lesson: string, index: number): string {
  return `${lesson}#exercise-${index + 1}`;
}

function write(progress: LocalProgress): void {
  try {
    localStorage.setItem(LOCAL_PROGRESS_KEY, JSON.stringify(progress));
  } catch {
    // Nothing is stored when storage is full or turned off.
  }
}
