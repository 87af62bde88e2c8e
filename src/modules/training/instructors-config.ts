import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { createDataCollection } from '@/cms/entries/data-collection';
import { CLASS_LANGUAGES } from './training-class';

const BIO_MAX = 600;

/** Prevents changing the key of an instructor while classes refer to it. */
const preventRenamingUsed: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, collection, req }) => {
  const before: unknown = originalDoc?.['key'];
  if (operation !== 'update' || typeof before !== 'string' || data['key'] === before) return data;
  const count = await countClasses(before, req);
  if (count > 0)
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'key', message: `${describeClasses(count)} “${before}”. Change them first, or keep the key.` }],
      req,
    });
  return data;
};

/** Prevents deleting an instructor while classes refer to it. */
const preventDeletingUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { key } = await req.payload.findByID({ collection: 'instructors', id, depth: 0, req });
  const count = await countClasses(key, req);
  if (count > 0)
    throw new APIError(
      `Nothing was deleted. ${describeClasses(count)} “${key}”. Assign another instructor first.`,
      409,
      undefined,
      true,
    );
};

async function countClasses(instructor: string, req: PayloadRequest): Promise<number> {
  return (await req.payload.count({ collection: 'training-classes', where: { instructor: { equals: instructor } }, req }))
    .totalDocs;
}

function describeClasses(count: number): string {
  return count === 1 ? '1 class has the instructor' : `${count} classes have the instructor`;
}

/** The people who teach the live classes. */
export const instructors = createDataCollection({
  slug: 'instructors',
  labels: { singular: 'Instructor', plural: 'Instructors' },
  description: 'Instructors of the live classes, shown on the pages of their classes and courses.',
  useAsTitle: 'name',
  columns: ['role', 'languages', 'sample'],
  hooks: { beforeChange: [preventRenamingUsed], beforeDelete: [preventDeletingUsed] },
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
      admin: { description: 'Optional. The name of a picture in Media.' },
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
