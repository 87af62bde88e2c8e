import type { Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { ORGANIZATION, type SchemaNode } from '@/modules/structured-data';
import { findCourse } from './course-tables';

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
    // Live classes have a price on request; whoever learns alone follows free lessons.
    offers: course.formats.map((format) =>
      format === 'live'
        ? { '@type': 'Offer', category: 'Paid' }
        : { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
    ),
    hasCourseInstance: course.formats.map((format) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.hours}H`,
      name: `${course.name}, ${format}`,
    })),
  };
}
