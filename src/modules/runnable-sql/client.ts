export { pageSession } from './page-session';
export { Results } from './results';
export { SqlEditor } from './sql-editor';
export { describeVerdict, judgeAnswer, type Verdict } from './judge-answer';
export type { CheckedRun } from './check-answer';
