export { LearningPath } from './learning-path';
export { LearningPathList } from './path-list';
export { learningPathAt, type LearningPathData } from './paths';
export { isStep, markStep, progressOf } from './progress';
