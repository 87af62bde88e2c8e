export { findCourseByKey } from './course-tables';
export { ClassPage } from './class-page';
export { toClassCalendarEntries } from './mail/class-calendar-entries';
export { buildClassDescription, buildClassTitle } from './class-labels';
export { findClass, getClasses, type TrainingClass as TrainingClassData } from './classes';
export { SCHEDULE_PATH } from './training-class';
