import type { Field } from 'payload';
import { authorField } from '../data/author-field';
import { COURSE_LEVELS } from '../data/courses';
import { dayField } from '../day';
import { entryCollection } from '../entries/entry-collection';
import { registrationField, relatedField, topicsField, wallTimeField, zoneField } from './fields';
import { EVENT_KINDS, EVENT_REGIONS } from './kinds';
import { rulesOfEvent, rulesOfWebinar, rulesOfWhitePaper } from './rules';

const speakersField: Field = {
  name: 'speakers',
  type: 'array',
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
  fields: [
    { name: 'at', type: 'text', required: true, admin: { description: 'Minutes and seconds into the session: 12:30.' } },
    { name: 'title', type: 'text', required: true, admin: { description: 'The words of a heading of the text, to which it leads.' } },
  ],
};

/** Live sessions. Their text is what they will show, and after their end the transcript. */
const webinars = entryCollection({
  collection: 'webinars',
  group: 'Resources',
  columns: ['start', 'zone', 'topics'],
  defaultSort: '-start',
  brokenRules: rulesOfWebinar,
  fields: [
    topicsField,
    { name: 'level', type: 'select', required: true, options: [...COURSE_LEVELS] },
    wallTimeField('start'),
    zoneField,
    { name: 'minutes', type: 'number', required: true, min: 10, max: 480, admin: { description: 'How long it takes.' } },
    speakersField,
    { name: 'products', type: 'text', hasMany: true, admin: { description: 'Addresses of the pages of the products that it is about.' } },
    registrationField,
    { name: 'recording', type: 'text', admin: { description: 'Its address, https://…, once there is one.' } },
    chaptersField,
    relatedField,
  ],
});

/** Where one can meet others who work with Postgres. */
const events = entryCollection({
  collection: 'events',
  group: 'Resources',
  columns: ['kind', 'place', 'start'],
  defaultSort: '-start',
  brokenRules: rulesOfEvent,
  fields: [
    topicsField,
    { name: 'kind', type: 'select', required: true, index: true, options: [...EVENT_KINDS] },
    { name: 'region', type: 'select', required: true, index: true, options: [...EVENT_REGIONS] },
    { name: 'city', type: 'text', required: true },
    { name: 'country', type: 'text', required: true, admin: { description: 'Its English name.' } },
    wallTimeField('start'),
    wallTimeField('end'),
    zoneField,
    { name: 'language', type: 'text', required: true },
    { name: 'host', type: 'text', required: true, admin: { description: 'Who organizes it.' } },
    registrationField,
    relatedField,
  ],
});

/** Long papers for decisions, read on the page or as a PDF. */
const whitePapers = entryCollection({
  collection: 'white-papers',
  group: 'Resources',
  columns: ['topics', 'edition', 'published'],
  defaultSort: '-published',
  brokenRules: rulesOfWhitePaper,
  fields: [
    topicsField,
    authorField,
    dayField('published', { index: true }),
    dayField('verified', { admin: { description: 'The day on which facts and commands were checked last.' } }),
    { name: 'edition', type: 'number', required: true, min: 1, admin: { description: 'Rises with each change that readers should know of.' } },
    { name: 'postgres', type: 'number', hasMany: true, required: true, label: 'PostgreSQL versions', admin: { description: 'Major versions that it is about.' } },
    relatedField,
  ],
});

/** Webinars, events and white papers. */
export const resourceCollections = [webinars, events, whitePapers];
