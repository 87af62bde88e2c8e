import type { Field } from 'payload';
import { z } from 'zod';
import { createRowLabel } from '@/cms/admin-ui/fields/row-label-component';
import { COURSE_LEVELS } from '@/cms/core/taxonomy/course-levels';
import type { ModuleConfig } from '@/cms/core/module-config';
import { publishedAtField } from '@/cms/workflow/content-dates';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import { registrationField, relatedField, topicsField, wallTimeField, zoneField } from '@/cms/entries/shared-fields';
import { createRegistrationRules, createRegistrationsEndpoint } from '@/modules/submissions/server';
import { validateWebinar } from './rules';
import { getWebinarTime, WEBINAR_PLACE } from './webinar-summary';

const speakersField: Field = {
  name: 'speakers',
  type: 'array',
  admin: { components: { RowLabel: createRowLabel('Speaker') } },
  required: true,
  minRows: 1,
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'role', type: 'text', required: true },
  ],
};

const chaptersField: Field = {
  name: 'chapters',
  type: 'array',
  admin: { components: { RowLabel: createRowLabel('Chapter') } },
  fields: [
    { name: 'at', type: 'text', required: true, admin: { description: 'Minutes and seconds into the session: 12:30.' } },
    {
      name: 'title',
      type: 'text',
      required: true,
      admin: { description: 'The heading in the text that it links to.' },
    },
  ],
};

const timeSchema = z.object({ start: z.string(), zone: z.string(), minutes: z.number() });

/** Live sessions. Their text announces the content, and becomes the transcript after the end. */
const webinars = createEntryCollection({
  collection: 'webinars',
  columns: ['start', 'zone', 'topics'],
  defaultSort: '-start',
  validateEntry: validateWebinar,
  occurrence: {
    getPlan: (entry) => ({ time: getWebinarTime(timeSchema.parse(entry)), place: WEBINAR_PLACE }),
    ...createRegistrationRules('webinars'),
  },
  endpoints: [createRegistrationsEndpoint('webinars')],
  fields: [
    topicsField,
    { name: 'level', type: 'select', required: true, options: [...COURSE_LEVELS] },
    wallTimeField('start'),
    zoneField,
    { name: 'minutes', type: 'number', required: true, min: 10, max: 480, admin: { description: 'The duration in minutes.' } },
    speakersField,
    {
      name: 'products',
      type: 'text',
      hasMany: true,
      admin: { description: 'URLs of the product pages that it is about. Press Enter after each: /products/replication' },
    },
    registrationField,
    { name: 'recording', type: 'text', admin: { description: 'The URL of the recording (https://…), once it is available.' } },
    chaptersField,
    relatedField,
    publishedAtField,
  ],
});

export const webinarsConfig: ModuleConfig = { collections: [webinars], slots: ['webinars'] };

export { confirmWebinar } from './confirm-webinar';
