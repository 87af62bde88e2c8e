export { ExamStartPanel } from './exam-page/exam-start-panel';
