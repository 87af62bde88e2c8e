import * as z from 'zod/mini';
import { EXAM_ANSWERS_KEY } from '@/platform/constants';

/*
 * Answers of a running exam that the server hasn't confirmed, and when its page was left, in local storage. Browsers on iPhones
 * don't ask before a page is left, and end it with what it was sending; the next page of the exam sends what was kept.
 */

const keptAnswerSchema = z.object({
  choice: z.array(z.string()),
  flagged: z.boolean(),
  /** The revision that the person had seen, which the server compares with its own. */
  revision: z.string(),
  /** Earlier answers that were sent without a response (see AnswerSender). */
  unconfirmed: z.array(z.string()),
});
/** An answer as it is in the form. */
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

const keptSchema = z.object({
  /** The exam, because answers to another one mean nothing. */
  attempt: z.number(),
  leftAt: z.optional(z.number()),
  /** By the position of the question. */
  answers: z.record(z.string(), keptAnswerSchema),
});
type Kept = z.infer<typeof keptSchema>;

/** Keeps the answer to one question until it is saved. */
export interface AnswerKeeper {
  readonly read: () => KeptAnswer | undefined;
  readonly keep: (answer: KeptAnswer) => void;
  readonly remove: () => void;
}

/** Creates a keeper for a question of an exam. */
export function createAnswerKeeper(attempt: number, position: number): AnswerKeeper {
  return {
    read: () => read(attempt).answers[position],
    keep: (answer) => {
      const kept = read(attempt);
      write({ ...kept, answers: { ...kept.answers, [position]: answer } });
    },
    remove: () => {
      const kept = read(attempt);
      if (kept.answers[position] === undefined) return;
      const others = Object.entries(kept.answers).filter(([each]) => each !== String(position));
      write({ ...kept, answers: Object.fromEntries(others) });
    },
  };
}

/** Returns the positions of the questions whose answers are kept, in ascending order. */
export function findKeptPositions(attempt: number): number[] {
  return Object.keys(read(attempt).answers)
    .map(Number)
    .toSorted((one, other) => one - other);
}

/** Remembers that the exam was left now. */
export function markExamLeft(attempt: number): void {
  write({ ...read(attempt), leftAt: Date.now() });
}

/** Returns for how long no page of the exam was in view, in milliseconds, once; 0 when none was left. */
export function takeAbsence(attempt: number): number {
  const { leftAt, ...kept } = read(attempt);
  if (leftAt === undefined) return 0;
  write(kept);
  return Math.max(0, Date.now() - leftAt);
}

function read(attempt: number): Kept {
  try {
    const kept = keptSchema.parse(JSON.parse(localStorage.getItem(EXAM_ANSWERS_KEY) ?? ''));
    if (kept.attempt === attempt) return kept;
  } catch {
    // Storage is turned off, empty, or contains something else.
  }
  return { attempt, answers: {} };
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(EXAM_ANSWERS_KEY, JSON.stringify(kept));
  } catch {
    // Nothing is kept when storage is full or turned off. Answers are still sent.
  }
}
