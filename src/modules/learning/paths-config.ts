import { createEntryCollection } from '@/cms/entries/entry-collection';
import type { RuleViolation } from '@/cms/entries/rule-violation';

/** Learning paths through the handbook, the tutorials and the labs: what to read in which order to reach a goal. */
export const learningPathsCollection = createEntryCollection({
  collection: 'learning-paths',
  columns: ['audience', 'order'],
  defaultSort: 'order',
  validateEntry: validateLearningPath,
  fields: [
    { name: 'order', type: 'number', required: true, min: 0, admin: { description: 'The position in the list.' } },
    { name: 'audience', type: 'text', required: true, maxLength: 120, admin: { description: 'Who it is for, in a few words.' } },
    {
      name: 'goal',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What the reader can do after finishing it.' },
    },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 3,
      fields: [
        {
          name: 'href',
          type: 'text',
          required: true,
          label: 'URL',
          admin: { description: 'A handbook page, tutorial, post, or lab.' },
        },
        {
          name: 'goal',
          type: 'text',
          required: true,
          maxLength: 160,
          admin: { description: 'What the learner can do after this step.' },
        },
        { name: 'minutes', type: 'number', required: true, min: 5, admin: { description: 'Minutes to read it and try it out.' } },
      ],
    },
  ],
});

/**
 * Validates a path's steps. A step is marked as done by its path, so no path may appear twice; and progress only covers
 * pages of this site.
 */
function validateLearningPath({ steps }: Readonly<Record<string, unknown>>): RuleViolation[] {
  if (!Array.isArray(steps)) return [];
  const urls = steps.map((step: unknown) =>
    typeof step === 'object' && step !== null && 'href' in step ? step.href : undefined,
  );
  return urls.flatMap((url, index) => [
    ...(urls.indexOf(url) < index ? [{ path: `steps.${index}.href`, message: 'This page is already a step.' }] : []),
    ...(typeof url === 'string' && !/^\/[^?#]*$/.test(url)
      ? [{ path: `steps.${index}.href`, message: 'Enter a URL of this site, without a fragment.' }]
      : []),
  ]);
}
