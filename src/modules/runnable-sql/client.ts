export { pageSession } from './page-session';
export { Results } from './results';
export { SqlEditor } from './sql-editor';
export { describeVerdict, evaluateAnswer, type Verdict } from './evaluate-answer';
export type { CheckedRun } from './check-answer';
