import { parseEntryUrl } from '@/cms/core/kinds/entry-kinds';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { ORGANIZATION, type SchemaNode, WEBSITE } from '@/modules/structured-data';
import type { LessonData, LessonPosition } from './lessons/lessons';
import type { LearningPathData } from './paths';

/** Builds the structured data of a learning path: what it teaches, and its steps in order (schema.org, LearningResource). */
export function buildLearningPathStructuredData({
  url,
  title,
  description,
  audience,
  goal,
  steps,
  contentChangedAt,
}: LearningPathData): SchemaNode[] {
  const absoluteUrl = toAbsoluteUrl(url);
  const workload = `PT${steps.reduce((sum, { minutes }) => sum + minutes, 0)}M`;
  return [
    {
      '@type': 'LearningResource',
      // A path of lessons alone is a course of this site.
      ...(steps.every((step) => parseEntryUrl(step.url)?.kind.collection === 'lessons') ? buildCourseFacts(workload) : {}),
      '@id': `${absoluteUrl}#path`,
      url: absoluteUrl,
      name: title,
      description,
      teaches: goal,
      audience: { '@type': 'EducationalAudience', educationalRole: audience },
      timeRequired: workload,
      hasPart: steps.map((step) => ({ '@type': 'LearningResource', name: step.label, url: toAbsoluteUrl(step.url) })),
      dateModified: contentChangedAt,
      inLanguage: 'en-US',
      isPartOf: WEBSITE,
      publisher: ORGANIZATION,
    },
  ];
}

function buildCourseFacts(courseWorkload: string) {
  return {
    '@type': 'Course',
    isAccessibleForFree: true,
    provider: ORGANIZATION,
    offers: [{ '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' }],
    hasCourseInstance: [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload }],
  };
}

/** Names the course on the page of a lesson, which doesn't describe it otherwise. */
function describeCourse({ url, title, description }: LessonPosition['course']) {
  const absoluteUrl = toAbsoluteUrl(url);
  return { '@type': 'Course', '@id': `${absoluteUrl}#path`, url: absoluteUrl, name: title, description, provider: ORGANIZATION };
}

/** Builds the structured data of a lesson: a free part of its course. */
export function buildLessonStructuredData(
  { url, title, description, contentChangedAt }: LessonData,
  place: LessonPosition | undefined,
): SchemaNode[] {
  const absoluteUrl = toAbsoluteUrl(url);
  return [
    {
      '@type': 'LearningResource',
      '@id': `${absoluteUrl}#lesson`,
      url: absoluteUrl,
      name: title,
      description,
      learningResourceType: 'Lesson',
      isAccessibleForFree: true,
      ...(place && {
        timeRequired: `PT${place.minutes}M`,
        isPartOf: describeCourse(place.course),
      }),
      dateModified: contentChangedAt,
      inLanguage: 'en-US',
      publisher: ORGANIZATION,
    },
  ];
}
