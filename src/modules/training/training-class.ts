import type { RuleViolation } from '@/cms/entries/rule-violation';
import { addDays, isTimeZone, isWallTime, type TimeRange, toZonedDateTime, validateWallTime } from '@/platform/zoned-time';

/** The path of the schedule's page, below which classes and bookings are. */
export const SCHEDULE_PATH = '/training/live-postgresql-training';
const CLASS_PATH = '/training/classes';

export const CLASS_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'ja', label: 'Japanese' },
] as const;

export const CLASS_DELIVERIES = [
  { value: 'online', label: 'Online' },
  { value: 'on-site', label: 'On site' },
] as const;

/** The place of a class that takes place online. */
export const ONLINE_PLACE = 'Online';

/** Returns the place of a class: “Online” or a city. */
export function getClassPlace({ delivery, city }: { delivery: string; city?: string | null }): string {
  return delivery === 'online' ? ONLINE_PLACE : (city ?? 'On site');
}

/** The times of a class: start of the first day and end of the last, as a clock in the zone shows them. */
export interface ClassTimes {
  readonly start: string;
  readonly end: string;
  readonly zone: string;
}

/** The maximum number of days of a class. */
const DAYS_MAX = 10;
const SATURDAY = 6;

/** Returns the path of a class. */
export function buildClassUrl(key: string): string {
  return `${CLASS_PATH}/${key}`;
}

/**
 * Returns the days of a class: every weekday from the first to the last, each from the time of day at which the first
 * begins to the time of day at which the last ends. Each day is resolved in the zone separately, so a clock change between
 * two days moves no session. A class without a weekday, which only SQL can store, takes place on its first day: the other
 * bookings of a person are still listed.
 */
export function getClassDays({ start, end, zone }: ClassTimes): TimeRange[] {
  const first = toZonedDateTime({ wall: start, zone });
  const last = toZonedDateTime({ wall: end, zone });
  const clock = end.slice(11, 16);
  const toDay = (begin: TimeRange['begin']): TimeRange => ({
    begin,
    end: toZonedDateTime({ wall: `${begin.toPlainDate().toString()}T${clock}`, zone }),
  });
  const days: TimeRange[] = [];
  for (let offset = 0; days.length < DAYS_MAX; offset += 1) {
    const begin = addDays(first, offset);
    if (begin.epochMilliseconds > last.epochMilliseconds) break;
    if (begin.dayOfWeek >= SATURDAY) continue;
    days.push(toDay(begin));
  }
  return days.length === 0 ? [toDay(first)] : days;
}

/** Validates the times of a class. Missing values are reported by the fields themselves. */
export function validateClassTimes({ start, end, zone }: ClassTimes): RuleViolation[] {
  if (zone !== '' && !isTimeZone(zone))
    return [{ path: 'zone', message: 'Enter a name from the time zone database, such as Europe/Berlin.' }];
  if (start === '' || end === '' || zone === '') return [];
  const wrong = Object.entries({ start, end }).flatMap(([path, wall]) => {
    const message = isWallTime(wall) && wall.length > 16 ? 'A time without an offset: 2027-01-12T09:00.' : undefined;
    const problem = message ?? validateWallTime({ wall, zone });
    return problem === undefined ? [] : [{ path, message: problem }];
  });
  if (wrong.length > 0) return wrong;
  if (end <= start || end.slice(11) <= start.slice(11))
    return [{ path: 'end', message: 'The end of a class, and of each of its days, must be after its start.' }];
  const [first, last] = [toZonedDateTime({ wall: start, zone }), toZonedDateTime({ wall: end, zone })];
  if (first.dayOfWeek >= SATURDAY || last.dayOfWeek >= SATURDAY)
    return [{ path: first.dayOfWeek >= SATURDAY ? 'start' : 'end', message: 'A class begins and ends on a weekday.' }];
  const days = getClassDays({ start, end, zone });
  return days.at(-1)?.end.epochMilliseconds === last.epochMilliseconds
    ? []
    : [{ path: 'end', message: `A class takes at most ${DAYS_MAX} weekdays.` }];
}
