import { z } from 'zod';
import { PAST_SLUG } from '@/cms/core/kinds/resource-kinds';
import type { RuleViolation } from '@/cms/entries/rule-violation';
import { validateTimes } from '@/cms/entries/validate-times';
import { toZonedDateTime } from '@/platform/zoned-time';

const textSchema = z.string().catch('');
const eventSchema = z.object({ slug: textSchema, start: textSchema, end: textSchema, zone: textSchema });

/** Validates the rules that span several fields of an event. */
export function validateEvent(entry: Readonly<Record<string, unknown>>): RuleViolation[] {
  const { slug, start, end, zone } = eventSchema.parse(entry);
  const reserved = slug === PAST_SLUG ? [{ path: 'slug', message: 'The list of past events uses this URL.' }] : [];
  const problems = validateTimes({ start, end }, zone);
  if (problems.length > 0 || start === '' || end === '') return [...reserved, ...problems];
  const isInOrder =
    toZonedDateTime({ wall: start, zone }).epochMilliseconds < toZonedDateTime({ wall: end, zone }).epochMilliseconds;
  return [...reserved, ...(isInOrder ? [] : [{ path: 'end', message: 'The end must be after the start.' }])];
}
