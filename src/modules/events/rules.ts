import { z } from 'zod';
import { PAST } from '@/cms/core/resource-kinds';
import type { BrokenRule } from '@/cms/entries/entry-collection';
import { timeProblems } from '@/cms/entries/time-problems';
import { zonedTimeOf } from '@/platform/zoned-time';

const text = z.string().catch('');
const event = z.object({ slug: text, start: text, end: text, zone: text });

/** What is wrong with an event across its fields. */
export function rulesOfEvent(entry: Readonly<Record<string, unknown>>): BrokenRule[] {
  const { slug, start, end, zone } = event.parse(entry);
  const reserved = slug === PAST ? [{ path: 'slug', message: 'The list of past events has this address.' }] : [];
  const problems = timeProblems({ start, end }, zone);
  if (problems.length > 0 || start === '' || end === '') return [...reserved, ...problems];
  const isInOrder = zonedTimeOf({ wall: start, zone }).epochMilliseconds < zonedTimeOf({ wall: end, zone }).epochMilliseconds;
  return [...reserved, ...(isInOrder ? [] : [{ path: 'end', message: 'It ends after it has begun.' }])];
}
