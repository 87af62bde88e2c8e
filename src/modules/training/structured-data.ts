import type { Course, Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { ORGANIZATION, type SchemaNode } from '@/modules/structured-data';
import { findCourse } from './course-tables';
import { getFormatLabel } from './course-words';

/** Lessons to take alone are pages of this site. */
const LESSON_LANGUAGE = 'en';

/** Builds the node of the course that a page is about. */
export async function buildCourseNode(page: Page): Promise<SchemaNode | undefined> {
  const course = await findCourse(page.url);
  if (!course) return undefined;
  return {
    '@type': 'Course',
    '@id': `${toAbsoluteUrl(page.url)}#course`,
    name: course.name,
    description: course.summary,
    provider: ORGANIZATION,
    educationalLevel: course.level,
    coursePrerequisites: course.prerequisites,
    url: toAbsoluteUrl(page.url),
    ...toLanguages(course),
    // Classes have a price on request; people who learn on their own follow free lessons.
    offers: course.formats.map((format) =>
      format === 'self-paced'
        ? { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' }
        : { '@type': 'Offer', category: 'Paid' },
    ),
    hasCourseInstance: course.formats.map((format) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.hours}H`,
      name: `${course.name}, ${getFormatLabel(format).toLowerCase()}`,
      ...(format === 'self-paced' ? { inLanguage: LESSON_LANGUAGE } : toLanguages(course)),
    })),
  };
}

function toLanguages({ languages }: Pick<Course, 'languages'>): { inLanguage?: string[] } {
  return languages?.length ? { inLanguage: languages } : {};
}
