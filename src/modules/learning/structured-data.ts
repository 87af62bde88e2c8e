import { toAbsoluteUrl } from '@/platform/absolute-url';
import { ORGANIZATION, type SchemaNode, WEBSITE } from '@/modules/structured-data';
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
  const address = toAbsoluteUrl(url);
  return [
    {
      '@type': 'LearningResource',
      '@id': `${address}#path`,
      url: address,
      name: title,
      description,
      teaches: goal,
      audience: { '@type': 'EducationalAudience', educationalRole: audience },
      timeRequired: `PT${steps.reduce((sum, { minutes }) => sum + minutes, 0)}M`,
      hasPart: steps.map((step) => ({ '@type': 'LearningResource', name: step.label, url: toAbsoluteUrl(step.url) })),
      dateModified: contentChangedAt,
      inLanguage: 'en-US',
      isPartOf: WEBSITE,
      publisher: ORGANIZATION,
    },
  ];
}
