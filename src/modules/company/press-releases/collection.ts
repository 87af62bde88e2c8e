import { dateField } from '@/cms/core/fields/date-field';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import { visibilityFields } from '@/cms/core/publishing/visibility';
import { isTimeOfDay, getPressReleaseVisibility } from './visibility';

/** The company's press releases. A release with a future date becomes public on that day, at the hour of its embargo. */
export const pressReleases = createEntryCollection({
  collection: 'press-releases',
  columns: ['published', 'sample'],
  defaultSort: '-published',
  fields: [
    dateField('published', {
      index: true,
      admin: { description: 'The first day on which the published release is visible.' },
    }),
    {
      name: 'embargo',
      type: 'text',
      validate: (value: unknown) =>
        value === undefined || value === null || value === '' || isTimeOfDay(value)
          ? true
          : 'Enter a time in 24-hour format, such as 09:00.',
      admin: { description: `The time on that day when the embargo ends, in New York: 09:00. Empty: midnight.` },
    },
    {
      name: 'correction',
      type: 'textarea',
      admin: {
        description:
          'If the release had an error: what was wrong, when it was corrected, and the previous wording. Shown at the top.',
      },
    },
    {
      name: 'related',
      type: 'text',
      hasMany: true,
      admin: { description: 'URLs of the pages that the release is about: /products/replication' },
    },
    ...visibilityFields,
  ],
  deriveFields: getPressReleaseVisibility,
});
