import * as z from 'zod/mini';
import { LOCAL_PROGRESS_KEY } from './has-local-progress';

/** What the browser keeps of a learner who isn't signed in, and the answers to exercises of all learners. */
const localProgressSchema = z.object({
  /** Paths of the steps that are done. */
  done: z.catch(z.array(z.string()), []),
  /** The last answer to each exercise, by path and number. */
  answers: z.catch(z.record(z.string(), z.object({ sql: z.string(), isRight: z.boolean() })), {}),
});
export type LocalProgress = z.infer<typeof localProgressSchema>;

/** Reads the progress that is kept in this browser. */
export function readLocalProgress(): LocalProgress {
  try {
    return localProgressSchema.parse(JSON.parse(localStorage.getItem(LOCAL_PROGRESS_KEY) ?? '{}'));
  } catch {
    // The storage is switched off, or holds something else.
    return { done: [], answers: {} };
  }
}

/** Marks a step as done or not done in this browser. */
export function markLocally(step: string, isDone: boolean): void {
  const { done, ...rest } = readLocalProgress();
  const others = done.filter((each) => each !== step);
  write({ ...rest, done: isDone ? [...others, step] : others });
}

/** Keeps the answer to an exercise. One that was right once stays so, whatever the learner tries afterwards. */
export function keepAnswer(exercise: string, sql: string, isRight: boolean): void {
  const { answers, ...rest } = readLocalProgress();
  write({ ...rest, answers: { ...answers, [exercise]: { sql, isRight: isRight || answers[exercise]?.isRight === true } } });
}

/** Names an exercise of a lesson. @param index its place, from 0 */
export function nameExercise(lesson: string, index: number): string {
  return `${lesson}#exercise-${index + 1}`;
}

function write(progress: LocalProgress): void {
  try {
    localStorage.setItem(LOCAL_PROGRESS_KEY, JSON.stringify(progress));
  } catch {
    // Nothing is kept when the storage is full or switched off.
  }
}
