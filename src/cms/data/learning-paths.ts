import { dataCollection } from './data-collection';

/** Ways through the handbook, the tutorials and the labs: what to read in which order, to reach a goal. */
export const learningPaths = dataCollection({
  slug: 'learning-paths',
  labels: { singular: 'Learning path', plural: 'Learning paths' },
  description: 'What to read in which order, to reach a goal. Each has a page of its own.',
  useAsTitle: 'name',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'url', type: 'text', required: true, index: true, label: 'Its page' },
    { name: 'audience', type: 'text', required: true, maxLength: 120, admin: { description: 'Who it is for, in a few words.' } },
    { name: 'goal', type: 'text', required: true, maxLength: 200, admin: { description: 'What one can do at its end.' } },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 3,
      fields: [
        { name: 'href', type: 'text', required: true, label: 'Address', admin: { description: 'A page of the handbook, a tutorial or a lab.' } },
        { name: 'goal', type: 'text', required: true, maxLength: 160, admin: { description: 'What one can do after this step.' } },
        { name: 'minutes', type: 'number', required: true, min: 5, admin: { description: 'Minutes to read it and try it out.' } },
      ],
    },
  ],
});
