import { validateWallTime } from '@/platform/zoned-time';
import type { RuleViolation } from './entry-collection';

/** What is wrong with times on a clock in a zone. What is missing altogether, the field itself says. */
export function validateTimes(times: Record<string, string>, zone: string): RuleViolation[] {
  if (zone === '') return [];
  return Object.entries(times).flatMap(([path, wall]) => {
    const message = wall === '' ? undefined : validateWallTime({ wall, zone });
    return message ? [{ path, message }] : [];
  });
}
