import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { REGIONS } from '@/cms/core/regions';
import { createDataCollection } from '@/cms/entries/data-collection';
import { wallTimeField, zoneField } from '@/cms/entries/timed-fields';
import { STUDENTS_PER_CLASS_MAX } from '@/platform/constants';
import { offerFreeSeats } from './free-seats';
import { describeBookings, findLastingBookings, removeEndedBookings } from './roster';
import { CLASS_DELIVERIES, CLASS_LANGUAGES, validateClassTimes } from './training-class';

const text = z.string().catch('');
const timesSchema = z.object({ start: text, end: text, zone: text, course: text });

const validateClass: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  const { course, ...times } = timesSchema.parse({ ...originalDoc, ...data });
  const errors = validateClassTimes(times).map((each) => ({ ...each, label: each.path }));
  // An import writes the courses in the same transaction, before the classes.
  const { totalDocs } = await req.payload.count({ collection: 'courses', where: { key: { equals: course } }, req });
  if (totalDocs === 0) errors.push({ path: 'course', label: 'course', message: `There is no course with the key “${course}”.` });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

/** Prevents deleting a class that people have booked or wait for, and lists them. */
const preventDeletingBooked: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const bookings = await findLastingBookings(req, Number(id));
  if (bookings.length > 0)
    throw new APIError(
      `Nothing was deleted. This class has ${describeBookings(bookings)}. Move or cancel them first.`,
      409,
      undefined,
      true,
    );
  await removeEndedBookings(req, Number(id));
};

/** More seats go to the people who wait for them. */
const offerNewSeats: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await offerFreeSeats(req, Number(doc.id));
  return doc;
};

/** Live classes: a course at a time, with seats that visitors book. */
export const trainingClasses = createDataCollection({
  slug: 'training-classes',
  labels: { singular: 'Live class', plural: 'Live classes' },
  description: 'Dates of the live courses. Visitors book seats on the page of a class; its roster is below.',
  useAsTitle: 'key',
  hooks: { beforeValidate: [validateClass], beforeDelete: [preventDeletingBooked], afterChange: [offerNewSeats] },
  fields: [
    {
      name: 'course',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'Key of the course: postgresql-essentials.' },
    },
    wallTimeField('start'),
    {
      name: 'end',
      type: 'text',
      required: true,
      index: true,
      admin: {
        description:
          'The last day, and the time of day at which each day ends: 2026-11-24T16:30. The class takes place on every weekday from the first to the last.',
      },
    },
    zoneField,
    { name: 'language', type: 'select', required: true, options: [...CLASS_LANGUAGES] },
    { name: 'region', type: 'select', required: true, options: [...REGIONS] },
    { name: 'delivery', type: 'select', required: true, options: [...CLASS_DELIVERIES] },
    { name: 'city', type: 'text', admin: { description: 'Of a class on site: Berlin.' } },
    { name: 'instructor', type: 'text', required: true },
    {
      name: 'seats',
      type: 'number',
      required: true,
      min: 1,
      max: STUDENTS_PER_CLASS_MAX,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= STUDENTS_PER_CLASS_MAX) ||
        `From 1 to ${STUDENTS_PER_CLASS_MAX} seats.`,
      admin: { description: `At most ${STUDENTS_PER_CLASS_MAX}. A seat that is taken can’t be removed.` },
    },
    { name: 'sample', type: 'checkbox', defaultValue: false, admin: { description: 'The class is made up as an example.' } },
    {
      name: 'roster',
      type: 'ui',
      admin: { components: { Field: '/modules/training/class-roster#ClassRoster' } },
    },
  ],
});
