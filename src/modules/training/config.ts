import { createDataCollection } from '@/cms/entries/data-collection';
import type { ModuleConfig } from '@/cms/core/module-config';
import { COURSE_LEVELS } from '@/cms/core/taxonomy/course-levels';
import { classBookings } from './bookings/bookings-config';
import { createClassReferenceGuards } from './class-reference-guards';
import { trainingClasses } from './classes-config';
import { instructors } from './instructors-config';
import { maintainClassBookings } from './bookings/maintain-class-bookings';
import { CLASS_LANGUAGES } from './training-class';
import { validateCoverage } from './validate-coverage';

export { classDeliveries } from './mail/class-deliveries';

export const COURSE_AUDIENCES = ['administrator', 'developer', 'architect'] as const;
export const COURSE_FORMATS = [
  { value: 'live', label: 'Live class' },
  { value: 'private', label: 'Private class' },
  { value: 'self-paced', label: 'Self-paced' },
] as const;

/** The training courses. Each has its own page. */
const courses = createDataCollection({
  slug: 'courses',
  labels: { singular: 'Course', plural: 'Courses' },
  description: 'The training courses. The catalog and the course pages use these rows.',
  useAsTitle: 'name',
  hooks: { beforeValidate: [validateCoverage], ...createClassReferenceGuards('course') },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'url',
      type: 'text',
      required: true,
      index: true,
      label: 'Page URL',
      admin: { description: 'The page of the course, which has to exist: /training/postgresql-essentials' },
    },
    { name: 'level', type: 'select', required: true, options: [...COURSE_LEVELS] },
    { name: 'audience', type: 'select', hasMany: true, required: true, options: [...COURSE_AUDIENCES] },
    { name: 'formats', type: 'select', hasMany: true, required: true, options: [...COURSE_FORMATS] },
    {
      name: 'versions',
      type: 'number',
      hasMany: true,
      admin: { description: 'Major versions of PostgreSQL in the lab, newest first: 18.' },
    },
    {
      name: 'productKeys',
      type: 'text',
      hasMany: true,
      label: 'Products',
      admin: { description: 'Keys of the products that it covers besides PostgreSQL: cloudnativepg.' },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      options: [...CLASS_LANGUAGES],
      admin: { description: 'The languages of its classes. A class has one of them.' },
    },
    {
      name: 'lab',
      type: 'text',
      maxLength: 140,
      label: 'Lab environment',
      admin: { description: 'Each student’s lab: Three Linux servers that form a cluster.' },
    },
    { name: 'hours', type: 'number', required: true, min: 1, admin: { description: 'Hours of teaching.' } },
    { name: 'days', type: 'number', required: true, min: 1, admin: { description: 'Days of a live class.' } },
    {
      name: 'summary',
      type: 'text',
      required: true,
      admin: { description: 'What people learn, in one sentence, for the catalog.' },
    },
    {
      name: 'prerequisites',
      type: 'text',
      required: true,
      admin: { description: 'What they should know before: You have written SELECT statements.' },
    },
    { name: 'certification', type: 'text', admin: { description: 'The exam that it prepares for.' } },
  ],
});

export const trainingConfig: ModuleConfig = {
  collections: [courses, instructors, trainingClasses, classBookings],
  tasks: [maintainClassBookings],
  slots: ['course-catalog', 'course-facts', 'exam-facts', 'class-schedule'],
};
