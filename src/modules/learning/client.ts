export { PathProgress } from './progress-list';
export { LessonProgress } from './lessons/lesson-progress';
