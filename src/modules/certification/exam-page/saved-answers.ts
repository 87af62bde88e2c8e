import type { ExamView } from '../attempts/exam-view';

export type QuestionState = ExamView['questions'][number];

type Listener = (question: QuestionState) => void;
const listeners = new Set<Listener>();

/** Announces the state of a question that the server has just confirmed to the parts of the page that show it. */
export function announceQuestion(question: QuestionState): void {
  for (const listener of listeners) listener(question);
}

/** Calls a function with each state that the server confirms. @returns what ends that */
export function watchQuestions(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
