export { learningProgressSchema } from './progress/progress';
export { PathProgress } from './progress-list';
