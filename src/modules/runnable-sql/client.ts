export { pageSession } from './page-session';
export { Results } from './results';
export { SqlEditor } from './sql-editor';
export { describeAnswerResult, evaluateAnswer, type AnswerResult } from './evaluate-answer';
export type { CheckedRun } from './check-answer';
