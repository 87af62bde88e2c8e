import type { ReactElement } from 'react';
import type { Course } from '@/payload-types';
import { capitalize } from '@/platform/capitalize';
import { STUDENTS_PER_CLASS_MAX } from '@/platform/constants';
import { formatDateRange } from '@/platform/zoned-time';
import { type Fact, FactList } from '@/ui/fact-list';
import { InlineMarkdown } from '@/ui/markdown';
import { findFacts } from '@/modules/entries';
import { getUpcomingClasses } from './classes';
import { InstructorNames } from './instructor-profile';
import { formatAudience, formatDelivery, formatLanguages, formatCoverage, type CourseReferences } from './course-labels';

/** Finds the course whose page is at this path. */
export async function findCourse(page: string): Promise<Course | undefined> {
  return (await findFacts('courses')).find(({ url }) => url === page);
}

/** Finds the course with this key. */
export async function findCourseByKey(key: string): Promise<Course | undefined> {
  return (await findFacts('courses')).find((course) => course.key === key);
}

/** Shows the facts of the course at this path. Renders nothing when no course has this page. */
export async function CourseFacts({ page }: { readonly page: string }): Promise<ReactElement | null> {
  const course = await findCourse(page);
  if (!course) return null;
  const coverage = formatCoverage(course, await getCourseReferences());
  const classes = (await getUpcomingClasses()).filter((each) => each.course.key === course.key);
  const [next] = classes;
  const instructors = [...new Map(classes.map(({ instructor }) => [instructor.key, instructor])).values()];
  return (
    <FactList
      facts={[
        { name: 'Level', value: capitalize(course.level) },
        { name: 'For', value: capitalize(formatAudience(course)) },
        {
          name: 'Length',
          value: `${course.hours} hours of teaching; live on ${course.days} ${course.days === 1 ? 'day' : 'days'}`,
        },
        { name: 'Delivery', value: capitalize(formatDelivery(course)) },
        ...toFact(
          'Next class',
          next && (
            <a href={next.url}>
              {formatDateRange(next.begin, next.end)}, {next.place}
            </a>
          ),
        ),
        ...toFact('Instructors', instructors.length > 0 && <InstructorNames instructors={instructors} />),
        ...(course.formats.includes('live')
          ? [{ name: 'Class size', value: `Up to ${STUDENTS_PER_CLASS_MAX} students in a live class` }]
          : []),
        ...toFact('Language', formatLanguages(course)),
        ...toFact('Taught on', coverage && <InlineMarkdown source={coverage} />),
        ...toFact('Lab', course.lab),
        { name: 'Prerequisites', value: course.prerequisites },
        ...(course.certification
          ? [{ name: 'Prepares for', value: <a href="/training/postgres-certification">{course.certification}</a> }]
          : []),
      ]}
    />
  );
}

/** Returns the facts that courses refer to. Pages that show them are rendered again when one changes. */
export async function getCourseReferences(): Promise<CourseReferences> {
  const [versions, products] = await Promise.all([findFacts('postgres-versions'), findFacts('products')]);
  return { versions, products };
}

function toFact(name: string, value: Fact['value']): Fact[] {
  return value ? [{ name, value }] : [];
}
