import { getPassScore } from '../blueprint';

interface AnsweredQuestion {
  readonly topic: string;
  /** Positions of the right options, in the order that the person saw. */
  readonly right: readonly number[];
  readonly choice: readonly number[];
}

export interface ExamGrade {
  score: number;
  total: number;
  passed: boolean;
  topics: { topic: string; right: number; total: number }[];
  /** Whether each question was answered right, in order. */
  correct: boolean[];
}

/** Grades an exam. An answer is right when it has all right options and no other; there are no partial points. */
export function gradeExam(questions: readonly AnsweredQuestion[]): ExamGrade {
  const correct = questions.map(({ right, choice }) => isSameSet(right, choice));
  const score = correct.filter(Boolean).length;
  const topics = [...new Set(questions.map(({ topic }) => topic))].map((topic) => ({
    topic,
    right: questions.filter((question, index) => question.topic === topic && correct[index]).length,
    total: questions.filter((question) => question.topic === topic).length,
  }));
  return {
    score,
    total: questions.length,
    passed: questions.length > 0 && score >= getPassScore(questions.length),
    topics,
    correct,
  };
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const left = new Set(one);
  const right = new Set(other);
  return left.size === right.size && [...left].every((each) => right.has(each));
}
