import type { Event } from '@/payload-types';
import { problemOfWallTime, zonedTimeOf } from '@/platform/zoned-time';
import { EVENT_KINDS, EVENT_REGIONS, RESOURCE_KINDS } from './kinds';
import { resourceCollection, type RuleBroken, sampleField, wallTimeField, zoneField } from './resource-collection';

/** What is wrong with an event across its fields; exported for its test. */
export function rulesOfEvent({ start, end, zone }: Partial<Event>): RuleBroken[] {
  if (!start || !end || !zone) return [];
  const problems = (['start', 'end'] as const).flatMap((path) => {
    const message = problemOfWallTime({ wall: path === 'start' ? start : end, zone });
    return message ? [{ path, message }] : [];
  });
  if (problems.length > 0) return problems;
  const [from, to] = [start, end].map((wall) => zonedTimeOf({ wall, zone }).epochMilliseconds);
  return from !== undefined && to !== undefined && to > from ? [] : [{ path: 'end', message: 'It ends after it has begun.' }];
}

/** Where one can meet others who work with Postgres. */
export const events = resourceCollection<Event>({
  kind: RESOURCE_KINDS[1],
  columns: ['kind', 'place', 'start'],
  rules: rulesOfEvent,
  body: 'What happens there; after its end, what is left of it.',
  fields: [
    { name: 'kind', type: 'select', required: true, index: true, options: [...EVENT_KINDS] },
    { name: 'region', type: 'select', required: true, index: true, options: [...EVENT_REGIONS] },
    { name: 'place', type: 'text', required: true, admin: { description: 'City and country: Lisbon, Portugal.' } },
    { name: 'country', type: 'text', required: true, validate: (value: unknown) => (typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? true : 'Two capital letters, as in ISO 3166: PT.') },
    wallTimeField('start'),
    wallTimeField('end'),
    zoneField,
    { name: 'language', type: 'text', required: true },
    { name: 'host', type: 'text', required: true, admin: { description: 'Who organizes it.' } },
    { name: 'registration', type: 'text', admin: { description: 'Where one registers. Empty while one cannot.' } },
    sampleField,
  ],
});
