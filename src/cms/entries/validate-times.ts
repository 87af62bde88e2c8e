import { validateWallTime } from '@/platform/zoned-time';
import type { RuleViolation } from './rule-violation';

/** Validates wall-clock times in a time zone. Missing values are reported by the fields themselves. */
export function validateTimes(times: Record<string, string>, zone: string): RuleViolation[] {
  if (zone === '') return [];
  return Object.entries(times).flatMap(([path, wall]) => {
    const message = wall === '' ? undefined : validateWallTime({ wall, zone });
    return message ? [{ path, message }] : [];
  });
}
