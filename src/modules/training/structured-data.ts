import type { Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { ORGANIZATION, type SchemaNode } from '@/modules/structured-data';
import { getUpcomingClasses } from './classes';
import { buildCourseInstances, toLanguages } from './course-instances';
import { findCourse } from './course-tables';

/** Builds the node of the course that a page is about. */
export async function buildCourseNode(page: Pick<Page, 'url'>): Promise<SchemaNode | undefined> {
  const course = await findCourse(page.url);
  if (!course) return undefined;
  const classes = (await getUpcomingClasses()).filter((each) => each.course.key === course.key);
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
    hasCourseInstance: buildCourseInstances(course, classes),
  };
}
