export { LearningPathPage } from './learning-path-page';
export { LearningPathList } from './path-list';
export { findLearningPath, toLearningPath, type LearningPathData } from './paths';
export { buildLearningPathStructuredData } from './structured-data';
