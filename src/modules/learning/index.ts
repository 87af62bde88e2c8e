export { LearningPath } from './learning-path';
export { LearningPathList } from './path-list';
export { learningPathAt, learningPathOf, type LearningPathData } from './paths';
export { isStep, markStep, progressOf } from './progress';
export { structuredDataOfLearningPath } from './structured-data';
