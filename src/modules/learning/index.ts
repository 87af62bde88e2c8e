export { LearningPathPage } from './learning-path-page';
export { findLearningPath, toLearningPath, type LearningPathData } from './paths';
export { buildLearningPathStructuredData, buildLessonStructuredData } from './structured-data';
export { LessonPage } from './lessons/lesson-page';
export { findLesson, findLessonPosition, type LessonData, toLesson } from './lessons/lessons';
