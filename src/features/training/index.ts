export { CourseCatalog, CourseFacts } from './course-tables';
