import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { isSalesOrAdministrator } from '@/cms/core/access/access';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { createDataCollection } from '@/cms/entries/data-collection';
import { createKeyChoice } from '@/cms/admin-ui/fields/key-choice-component';
import { WALL_TIME_CELL, WALL_TIME_FIELD, wallTimeField, zoneField } from '@/cms/entries/shared-fields';
import { STUDENTS_PER_CLASS_MAX } from '@/platform/constants';
import { findHighestTakenSeat, offerFreeSeats } from './bookings/free-seats';
import { enqueueRescheduleMail } from './mail/enqueue-reschedule-mail';
import { describeBookings, describeSeats, findActiveBookings, removeEndedBookings } from './bookings/roster';
import { cancelAllBookings } from './bookings/seats';
import { CLASS_DELIVERIES, CLASS_LANGUAGES, validateClassTimes } from './training-class';

const textSchema = z.string().catch('');
const timesSchema = z.object({ start: textSchema, end: textSchema, zone: textSchema });
const classSchema = timesSchema.extend({ course: textSchema, language: textSchema, instructor: textSchema });

const validateClass: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  const { course: key, language, instructor, ...times } = classSchema.parse({ ...originalDoc, ...data });
  const errors = validateClassTimes(times).map((each) => ({ ...each, label: each.path }));
  // An import writes the courses in the same transaction, before the classes.
  const { docs } = await req.payload.find({ collection: 'courses', where: { key: { equals: key } }, limit: 1, depth: 0, req });
  const [course] = docs;
  // Fields that are empty are reported by Payload, all at once.
  if (!course && key !== '')
    errors.push({ path: 'course', label: 'course', message: `There is no course with the key “${key}”.` });
  else if (course && language !== '' && course.languages?.length && !course.languages.some((each) => each === language))
    errors.push({
      path: 'language',
      label: 'language',
      message: `“${course.name}” isn’t offered in this language. Add the language to the course first.`,
    });
  const problem = await findInstructorProblem(req, instructor, language);
  if (problem !== undefined) errors.push({ path: 'instructor', label: 'instructor', message: problem });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

/** Returns why an instructor can't teach a class in a language. Missing values are reported by the fields themselves. */
async function findInstructorProblem(req: PayloadRequest, key: string, language: string): Promise<string | undefined> {
  if (key === '') return undefined;
  const { docs } = await req.payload.find({
    collection: 'instructors',
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    req,
  });
  const [instructor] = docs;
  if (!instructor) return `There is no instructor with the key “${key}”. To add one, open Training > Instructors.`;
  return language === '' || instructor.languages.some((each) => each === language)
    ? undefined
    : `“${instructor.name}” doesn’t teach in this language. Add the language to the instructor first.`;
}

/** Prevents removing a seat that is taken. A booking keeps its number, so those before it may be free. */
const preventRemovingTaken: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, collection, req }) => {
  if (operation !== 'update') return data;
  const { seats } = z.object({ seats: z.number() }).parse({ ...originalDoc, ...data });
  const taken = await findHighestTakenSeat(req, Number(originalDoc.id));
  if (seats >= taken) return data;
  const message = `Enter at least ${taken}, because seat ${taken} is taken. To remove it, too, move or cancel its booking first.`;
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'seats', label: 'seats', message }], req });
};

/** Prevents deleting a class with bookings or a waiting list, and lists them, with names for users who may see bookings. */
const preventDeletingBooked: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const bookings = await findActiveBookings(req, Number(id));
  const describe = isSalesOrAdministrator(req) ? describeBookings : describeSeats;
  if (bookings.length > 0)
    throw new APIError(`Nothing was deleted. This class has ${describe(bookings)}. Move or cancel them first.`, 409);
  await removeEndedBookings(req, Number(id));
};

/** More seats go to the people who wait for them. */
const offerNewSeats: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await offerFreeSeats(req, Number(doc.id));
  return doc;
};

/** Everyone with a seat or a place on the waiting list of a canceled class gets an email. */
const cancelBookings: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.canceled === true && previousDoc.canceled !== true)
    await cancelAllBookings(req, Number(doc.id));
  return doc;
};

/** People who have booked get the new times, with a calendar file that replaces the first one. */
const announceTimes: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update')
    await enqueueRescheduleMail(req, Number(doc.id), {
      before: timesSchema.parse(previousDoc),
      after: timesSchema.parse(doc),
      changedAt: z.coerce.date().parse(doc.updatedAt),
    });
  return doc;
};

/** Live classes: a course at a time, with seats that visitors book. */
export const trainingClasses = createDataCollection({
  slug: 'training-classes',
  labels: { singular: 'Live class', plural: 'Live classes' },
  description: 'Scheduled live classes. Visitors book seats on the page of a class. Its roster is below.',
  useAsTitle: 'key',
  columns: ['start', 'zone', 'language', 'delivery', 'instructor', 'seats'],
  hooks: {
    beforeValidate: [validateClass],
    beforeChange: [preventRemovingTaken],
    beforeDelete: [preventDeletingBooked],
    afterChange: [cancelBookings, offerNewSeats, announceTimes],
  },
  fields: [
    {
      name: 'course',
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Field: createKeyChoice('courses') } },
    },
    wallTimeField('start'),
    {
      name: 'end',
      type: 'text',
      required: true,
      index: true,
      admin: {
        description:
          'The last day, and the time of day at which each day ends, in the time zone chosen below. ' +
          'The class takes place on every weekday from the first to the last.',
        components: { Field: WALL_TIME_FIELD, Cell: WALL_TIME_CELL },
      },
    },
    zoneField,
    { name: 'language', type: 'select', required: true, options: [...CLASS_LANGUAGES] },
    { name: 'region', type: 'select', required: true, options: [...REGIONS] },
    { name: 'delivery', type: 'select', required: true, options: [...CLASS_DELIVERIES] },
    { name: 'city', type: 'text', admin: { description: 'For a class on site: Berlin.' } },
    {
      name: 'instructor',
      type: 'text',
      required: true,
      index: true,
      admin: {
        description: 'To add an instructor, open Training > Instructors.',
        components: { Field: createKeyChoice('instructors') },
      },
    },
    {
      name: 'seats',
      type: 'number',
      required: true,
      min: 1,
      max: STUDENTS_PER_CLASS_MAX,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= STUDENTS_PER_CLASS_MAX) ||
        `Enter 1 to ${STUDENTS_PER_CLASS_MAX} seats.`,
      admin: {
        description:
          `At most ${STUDENTS_PER_CLASS_MAX}. A seat that is taken can’t be removed, and seats are removed starting ` +
          'with the highest number.',
      },
    },
    { name: 'sample', type: 'checkbox', defaultValue: false, admin: { description: 'The class is a made-up example.' } },
    {
      name: 'canceled',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'The class doesn’t take place. Saving cancels all bookings and the waiting list, and notifies everyone ' +
          'by email. This can’t be undone.',
      },
    },
    {
      name: 'roster',
      type: 'ui',
      admin: { components: { Field: '/modules/training/class-roster#ClassRoster' } },
    },
  ],
});
