import type { Course } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { formatIsoWithOffset } from '@/platform/zoned-time';
import type { TrainingClass } from './classes';
import { ONLINE_PLACE } from './training-class';
import { getFormatLabel } from './course-labels';

/** Self-paced lessons are pages of this site. */
const LESSON_LANGUAGE = 'en';

type TaughtCourse = Pick<Course, 'name' | 'hours' | 'formats' | 'languages'>;
type Scheduled = Pick<TrainingClass, 'url' | 'begin' | 'end' | 'language' | 'place' | 'isSample'>;

/**
 * Builds the ways in which a course can be taken (schema.org, CourseInstance): each class to come with its dates and place,
 * and what has no dates by its kind.
 */
export function buildCourseInstances(course: TaughtCourse, classes: readonly Scheduled[]) {
  return course.formats.flatMap((format) =>
    format === 'live' && classes.length > 0
      ? classes.map((each) => buildScheduledInstance(course, each))
      : [buildInstance(course, format)],
  );
}

function buildInstance(course: TaughtCourse, format: Course['formats'][number]) {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${course.hours}H`,
    name: `${course.name}, ${getFormatLabel(format).toLowerCase()}`,
    ...(format === 'self-paced' ? { inLanguage: LESSON_LANGUAGE } : toLanguages(course)),
  };
}

/** A class that people can book. Search engines don't see the badge, so the name of a sample says that it is one. */
function buildScheduledInstance({ name, hours }: TaughtCourse, { url, begin, end, language, place, isSample }: Scheduled) {
  const absoluteUrl = toAbsoluteUrl(url);
  const isOnline = place === ONLINE_PLACE;
  return {
    '@type': 'CourseInstance',
    name: `${name}, live class${isSample ? ' (sample)' : ''}`,
    url: absoluteUrl,
    courseMode: isOnline ? 'Online' : 'Onsite',
    courseWorkload: `PT${hours}H`,
    startDate: formatIsoWithOffset(begin),
    endDate: formatIsoWithOffset(end),
    inLanguage: language,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: absoluteUrl }
      : { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', addressLocality: place } },
  };
}

/** Returns the languages of a course for structured data; nothing when none is known. */
export function toLanguages({ languages }: Pick<Course, 'languages'>): { inLanguage?: string[] } {
  return languages?.length ? { inLanguage: languages } : {};
}
