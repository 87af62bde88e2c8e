export { learningProgress } from './progress/progress';
