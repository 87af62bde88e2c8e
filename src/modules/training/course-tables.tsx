import type { ReactElement } from 'react';
import type { Course } from '@/payload-types';
import { STUDENTS_PER_CLASS_MAX } from '@/platform/constants';
import { FactList } from '@/ui/fact-list';
import { factsOf } from '@/modules/entries';

/** Finds the course whose page is at this path. */
export async function findCourse(page: string): Promise<Course | undefined> {
  return (await factsOf('courses')).find(({ url }) => url === page);
}

/** Finds the course with this key. */
export async function findCourseByKey(key: string): Promise<Course | undefined> {
  return (await factsOf('courses')).find((course) => course.key === key);
}

/** Shows the facts of the course at this path. Renders nothing when no course has this page. */
export async function CourseFacts({ page }: { readonly page: string }): Promise<ReactElement | null> {
  const course = await findCourse(page);
  if (!course) return null;
  return (
    <FactList
      facts={[
        { name: 'Level', value: course.level },
        { name: 'For', value: formatAudience(course) },
        {
          name: 'Length',
          value: `${course.hours} hours of teaching; live on ${course.days} ${course.days === 1 ? 'day' : 'days'}`,
        },
        { name: 'Format', value: formatList(course.formats) },
        ...(course.formats.includes('live')
          ? [{ name: 'Class size', value: `up to ${STUDENTS_PER_CLASS_MAX} students in a live class` }]
          : []),
        { name: 'Before', value: course.prerequisites },
        ...(course.certification
          ? [{ name: 'Prepares for', value: <a href="/training/postgres-certification">{course.certification}</a> }]
          : []),
      ]}
    />
  );
}

/** Names whom a course is for: `administrators and developers`. */
export function formatAudience({ audience }: Pick<Course, 'audience'>): string {
  return formatList(audience.map((each) => `${each}s`));
}

const formatList = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words);
