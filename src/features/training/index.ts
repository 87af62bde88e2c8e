export { courseAt, CourseCatalog, CourseFacts } from './course-tables';
