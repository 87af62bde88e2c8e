import type { TextFieldSingleValidation } from 'payload';
import { z } from 'zod';
import { dateField } from '@/cms/core/fields/date-field';
import { createDataCollection } from '@/cms/entries/data-collection';

/** The company's leadership, by role. */
export const people = createDataCollection({
  slug: 'people',
  labels: { singular: 'Person', plural: 'People' },
  description: 'The company’s leaders and their responsibilities, shown on the leadership page.',
  useAsTitle: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'role', type: 'text', admin: { description: 'The job title. Only for a real person.' } },
    {
      name: 'answers',
      type: 'textarea',
      required: true,
      label: 'Responsible for',
      admin: { description: 'What this person decides, and when to write to them.' },
    },
    {
      name: 'href',
      type: 'text',
      label: 'First point of contact',
      admin: { description: 'The URL of the page where others get in touch: /services/support' },
    },
    { name: 'sample', type: 'checkbox', label: 'Sample' },
  ],
});

/** A sample article must not link to a real publication, and a real one needs its link. */
const validateLink: TextFieldSingleValidation = (url, { siblingData }) => {
  const { sample } = sampleSchema.parse(siblingData);
  if (sample && url) return 'A sample has no URL, because it would link to a publication that didn’t write it.';
  return sample || url ? true : 'Enter the URL of the article.';
};

const sampleSchema = z.object({ sample: z.boolean().nullish() });

/** Media coverage of the company. */
export const mediaCoverage = createDataCollection({
  slug: 'media-coverage',
  labels: { singular: 'Media article', plural: 'Media coverage' },
  description: 'Articles in the media about the company and Postgres, including critical ones.',
  useAsTitle: 'title',
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'medium', type: 'text', required: true, admin: { description: 'The newspaper, magazine, or site.' } },
    { name: 'author', type: 'text' },
    dateField('published', { index: true }),
    { name: 'summary', type: 'text', required: true, admin: { description: 'What it says, in one sentence, without praise.' } },
    {
      name: 'url',
      type: 'text',
      label: 'URL',
      validate: validateLink,
      admin: { description: 'The article itself: https://… A sample has none.' },
    },
    { name: 'paid', type: 'checkbox', label: 'Subscription required' },
    { name: 'note', type: 'text', admin: { description: 'If the article has an error: what is wrong, and the source.' } },
    { name: 'sample', type: 'checkbox', label: 'Sample' },
  ],
});
