export { formatReportedProgress } from './progress/format-reported-progress';
export { learningProgressSchema } from './progress/progress-schemas';
