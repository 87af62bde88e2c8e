import { sql } from '@payloadcms/db-postgres';
import { cache } from 'react';
import { z } from 'zod';
import type { Course, Instructor as InstructorDoc, TrainingClass as ClassDoc } from '@/payload-types';
import { environment } from '@/platform/environment';
import { addCacheTags, setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, type TimeRange } from '@/platform/zoned-time';
import { findFacts } from '@/modules/entries';
import { getPayloadClient } from '@/modules/payload-client';
import { SEATS_TAG } from './bookings/free-seats';
import { buildClassUrl, getClassDays, getClassPlace } from './training-class';

/** The instructor of a class. */
export type Instructor = Pick<InstructorDoc, 'key' | 'name' | 'role' | 'bio' | 'media' | 'languages' | 'sample'>;

/** A class of a course, with its days in the zone of the instructor. */
export interface TrainingClass extends TimeRange {
  id: number;
  key: string;
  url: string;
  course: Pick<Course, 'key' | 'name' | 'url' | 'summary' | 'level' | 'hours' | 'prerequisites'>;
  days: TimeRange[];
  language: ClassDoc['language'];
  region: ClassDoc['region'];
  /** “Online” or a city. */
  place: string;
  instructor: Instructor;
  seats: number;
  isSample: boolean;
  isCanceled: boolean;
  updatedAt: string;
}

/** Whether classes can be booked here. A replica has no bookings: two sites would sell the same seats. */
export const areClassesBookable = environment.CMS_URL === undefined;

/** Returns all classes with their courses, by start. */
export const getClasses = cache(async (): Promise<TrainingClass[]> => {
  const [classes, courses, instructors] = await Promise.all([
    findFacts('training-classes'),
    findFacts('courses'),
    findFacts('instructors'),
  ]);
  return classes
    .flatMap((doc) => {
      const course = courses.find(({ key }) => key === doc.course);
      const instructor = instructors.find(({ key }) => key === doc.instructor);
      return course === undefined || instructor === undefined ? [] : toTrainingClass(doc, course, instructor);
    })
    .toSorted((one, other) => one.begin.epochMilliseconds - other.begin.epochMilliseconds);
});

/** Returns upcoming classes by start, without canceled ones. Pages that show them expire when the next class starts. */
export async function getUpcomingClasses(): Promise<TrainingClass[]> {
  const now = Date.now();
  const upcoming = (await getClasses()).filter(({ begin, isCanceled }) => !isCanceled && begin.epochMilliseconds > now);
  if (upcoming[0]) await setCacheExpiry(toDate(upcoming[0].begin));
  return upcoming;
}

/** Finds the class with this key, past or upcoming. */
export async function findClass(key: string): Promise<TrainingClass | undefined> {
  return (await getClasses()).find((each) => each.key === key);
}

const takenSchema = z.object({
  class_id: z.number(),
  taken: z.coerce.number(),
  until: z.coerce.date().nullable(),
});

/**
 * Returns a function that looks up the seats left in a class. What shows them is invalidated by every booking, and expires
 * when the next hold does.
 */
export const createSeatsLeftLookup = cache(async (): Promise<(trainingClass: TrainingClass) => number> => {
  await addCacheTags(SEATS_TAG);
  const { db } = await getPayloadClient();
  const { rows } = await db.drizzle.execute(sql`
    select class_id, count(*) as taken, min(seat_until) as until from class_bookings
    where state = 'booked' or (seat is not null and seat_until > now()) group by class_id`);
  const taken = z.array(takenSchema).parse(rows);
  const ends = taken.flatMap(({ until }) => (until === null ? [] : [until.getTime()]));
  if (ends.length > 0) await setCacheExpiry(new Date(Math.min(...ends)));
  const byClass = new Map(taken.map(({ class_id: id, taken: count }) => [id, count]));
  return ({ id, seats }) => Math.max(0, seats - (byClass.get(id) ?? 0));
});

function toTrainingClass(doc: ClassDoc, course: Course, instructor: Instructor): TrainingClass[] {
  const days = getClassDays(doc);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const { id, key, language, region, seats, sample, canceled, updatedAt } = doc;
  return [
    {
      id,
      key,
      url: buildClassUrl(key),
      course,
      days,
      begin: first.begin,
      end: last.end,
      language,
      region,
      place: getClassPlace(doc),
      instructor,
      seats,
      isSample: sample === true,
      isCanceled: canceled === true,
      updatedAt,
    },
  ];
}
