export { learningProgress } from './progress/progress';
export { PathProgress } from './progress-ui';
