import { dateField } from '@/cms/core/date-field';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import { visibilityFields } from '@/cms/core/visibility';
import { isTimeOfDay, getReleaseVisibility } from './visibility';

/** The company's press releases. A release with a future date becomes public on that day, at the hour of its embargo. */
export const pressReleases = createEntryCollection({
  collection: 'press-releases',
  group: 'Company',
  columns: ['published', 'sample'],
  defaultSort: '-published',
  fields: [
    dateField('published', {
      index: true,
      admin: { description: 'It is public from this day on, once the entry is published here.' },
    }),
    {
      name: 'embargo',
      type: 'text',
      validate: (value: unknown) =>
        value === undefined || value === null || value === '' || isTimeOfDay(value)
          ? true
          : 'A time of day with 24 hours: 09:00.',
      admin: { description: `The time on that day before which it is not public, in New York: 09:00. Empty: from midnight.` },
    },
    {
      name: 'correction',
      type: 'textarea',
      admin: {
        description: 'If the release was wrong: what, since when it is right, and the former wording. It stands at the top.',
      },
    },
    { name: 'related', type: 'text', hasMany: true, admin: { description: 'Addresses of what the release is about.' } },
    ...visibilityFields,
  ],
  deriveFields: getReleaseVisibility,
});
