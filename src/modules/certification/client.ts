export { ExamStartPanel } from './exam-start-panel';
