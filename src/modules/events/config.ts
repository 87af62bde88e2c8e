import { z } from 'zod';
import type { ModuleConfig } from '@/cms/core/module-config';
import type { OccurrencePlan } from '@/cms/entries/occurrence';
import { EVENT_REGIONS } from '@/cms/core/taxonomy/regions';
import { publishedAtField } from '@/cms/workflow/content-dates';
import { createEntryCollection } from '@/cms/entries/entry-collection';
import { registrationField, relatedField, topicsField, wallTimeField, zoneField } from '@/cms/entries/shared-fields';
import { createRegistrationRules, createRegistrationsEndpoint } from '@/modules/submissions/server';
import { EVENT_KINDS } from './event-kinds';
import { areLanguageNames } from './languages';
import { validateEvent } from './rules';
import { getEventPlace, getEventTime } from './event-summary';

const planSchema = z.object({ start: z.string(), end: z.string(), zone: z.string(), city: z.string(), country: z.string() });

function getPlan(entry: unknown): OccurrencePlan {
  const event = planSchema.parse(entry);
  return { time: getEventTime(event), place: getEventPlace(event) };
}

/** Events where people who work with Postgres meet. */
const events = createEntryCollection({
  collection: 'events',
  columns: ['kind', 'place', 'start'],
  defaultSort: '-start',
  validateEntry: validateEvent,
  occurrence: { getPlan, ...createRegistrationRules('events') },
  endpoints: [createRegistrationsEndpoint('events')],
  fields: [
    topicsField,
    { name: 'kind', type: 'select', required: true, index: true, options: [...EVENT_KINDS] },
    { name: 'region', type: 'select', required: true, index: true, options: [...EVENT_REGIONS] },
    { name: 'city', type: 'text', required: true },
    { name: 'country', type: 'text', required: true, admin: { description: 'The English name of the country.' } },
    wallTimeField('start'),
    wallTimeField('end'),
    zoneField,
    {
      name: 'language',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && value.trim() !== '' && areLanguageNames(value)) ||
        'Enter English names of languages, such as “Portuguese” or “Nepali and English”.',
    },
    { name: 'host', type: 'text', required: true, admin: { description: 'Who organizes it.' } },
    registrationField,
    relatedField,
    publishedAtField,
  ],
});

export const eventsConfig: ModuleConfig = { collections: [events], slots: ['events'] };

export { confirmEvent } from './confirm-event';
