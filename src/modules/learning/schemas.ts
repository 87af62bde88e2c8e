export { learningProgressSchema } from './progress/progress';
