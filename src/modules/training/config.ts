import { createDataCollection } from '@/cms/entries/data-collection';
import type { ModuleConfig } from '@/cms/core/module-config';
import { COURSE_LEVELS } from '@/cms/core/course-levels';
import { classBookings } from './bookings-config';
import { trainingClasses } from './classes-config';
import { tendClassBookings } from './tend-bookings';

export { classDeliveries } from './class-deliveries';

export const COURSE_AUDIENCES = ['administrator', 'developer', 'architect'] as const;
export const COURSE_FORMATS = ['live', 'self-paced'] as const;

/** The training courses. Each has its own page. */
const courses = createDataCollection({
  slug: 'courses',
  labels: { singular: 'Course', plural: 'Courses' },
  description: 'The training courses. The catalog and the course pages read these rows.',
  useAsTitle: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'url', type: 'text', required: true, index: true, label: 'Its page' },
    { name: 'level', type: 'select', required: true, options: [...COURSE_LEVELS] },
    { name: 'audience', type: 'select', hasMany: true, required: true, options: [...COURSE_AUDIENCES] },
    { name: 'formats', type: 'select', hasMany: true, required: true, options: [...COURSE_FORMATS] },
    { name: 'hours', type: 'number', required: true, min: 1, admin: { description: 'Hours of teaching.' } },
    { name: 'days', type: 'number', required: true, min: 1, admin: { description: 'Days of a live class.' } },
    { name: 'summary', type: 'text', required: true },
    { name: 'prerequisites', type: 'text', required: true },
    { name: 'certification', type: 'text', admin: { description: 'The exam that it prepares for.' } },
  ],
});

export const trainingConfig: ModuleConfig = {
  collections: [courses, trainingClasses, classBookings],
  tasks: [tendClassBookings],
  slots: ['course-catalog', 'course-facts', 'exam-facts', 'class-schedule'],
};
