export { findCourse, CourseCatalog, CourseFacts } from './course-tables';
export { ExamFacts } from './exam-facts';
