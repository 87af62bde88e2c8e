import { createDataCollection } from '@/cms/entries/data-collection';
import { createClassReferenceGuards } from './class-reference-guards';
import { CLASS_LANGUAGES } from './training-class';

const BIO_MAX = 600;

/** The people who teach the live classes. */
export const instructors = createDataCollection({
  slug: 'instructors',
  labels: { singular: 'Instructor', plural: 'Instructors' },
  description: 'Instructors of the live classes, shown on the pages of their classes and courses.',
  useAsTitle: 'name',
  columns: ['role', 'languages', 'sample'],
  hooks: createClassReferenceGuards('instructor'),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'text',
      required: true,
      maxLength: 100,
      label: 'Job title',
      admin: { description: 'Shown beside the name: Senior trainer for backup and recovery.' },
    },
    {
      name: 'bio',
      type: 'textarea',
      required: true,
      maxLength: BIO_MAX,
      label: 'About',
      admin: { description: 'What they teach and have worked on, in two or three sentences.' },
    },
    {
      name: 'media',
      type: 'text',
      label: 'Photo',
      admin: { description: 'Optional. The name of a picture in Content > Pictures.' },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...CLASS_LANGUAGES],
      admin: { description: 'The languages they teach in. A class has one of them.' },
    },
    {
      name: 'sample',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The instructor is a made-up example. Pages show the sample badge.' },
    },
  ],
});
