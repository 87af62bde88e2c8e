/** Paths of the pages of a running exam, of its form actions, and of the remaining time. */
export const EXAM_PATHS = {
  start: '/training/exam',
  review: '/training/exam/review',
  result: '/training/exam/result',
  answer: '/training/exam/answer',
  clock: '/training/exam/clock',
  submit: '/training/exam/submit',
} as const;

/** Start of the path of each question. */
export const QUESTION_PATH = '/training/exam/question/';

/** Returns the path of a question. */
export function buildQuestionPath(position: number): string {
  return `${QUESTION_PATH}${position}`;
}

/** Returns the path of the page on which anyone can check a certificate. Paths of the site are in lower case. */
export function buildCertificatePath(number: string): string {
  return `/certificates/${number.toLowerCase()}`;
}
