import { Temporal } from 'temporal-polyfill';

/**
 * An announced time: the wall-clock time and the time zone (IANA time zone database). The instant is derived from
 * both each time, so that an announcement stays right when a country changes its time rules.
 */
interface WallTime {
  /** `2026-11-01T01:30`, or with the offset, `2026-11-01T01:30-04:00`, when the clock shows that time twice. */
  readonly wall: string;
  /** `America/New_York`. */
  readonly zone: string;
}

/** Start and end, in one time zone. */
export interface TimeRange {
  readonly begin: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?:[+-]\d{2}:\d{2})?$/;

/** Returns whether the time zone database has this zone. */
export function isTimeZone(zone: string): boolean {
  // Temporal accepts offsets as zones, but an offset is not a place and would be wrong half of the year.
  if (!/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false;
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether this is a well-formed wall time, in any time zone. */
export function isWallTime(wall: string): boolean {
  return parsePlainDateTime(wall) !== undefined;
}

/**
 * Validates a wall time. Returns a sentence about the problem; undefined when the time is valid. It rejects a time
 * that the clocks skip in spring, and one that they show twice in fall without an offset to say which is meant.
 */
export function validateWallTime({ wall, zone }: WallTime): string | undefined {
  if (!isTimeZone(zone)) return 'Enter a name from the time zone database, such as Europe/Berlin.';
  const plain = parsePlainDateTime(wall);
  if (!plain) return 'Enter a time such as 2026-11-21T14:30.';
  const [earlier, later] = resolveWallTime(plain, zone);
  const shown = `${plain.toString({ smallestUnit: 'minute' }).replace('T', ' ')} in ${zone}`;
  if (!earlier.toPlainDateTime().equals(later.toPlainDateTime()))
    return `There is no ${shown}: clocks skip this time when they are set forward.`;
  const offset = parseOffset(wall);
  const offsets = [...new Set([earlier.offset, later.offset])];
  if (offset === undefined)
    return offsets.length === 1
      ? undefined
      : `The time ${shown} occurs twice. Add the offset: ${offsets.map((each) => wall + each).join(' or ')}.`;
  return offsets.includes(offset) ? undefined : `At ${shown} the offset is ${offsets.join(' or ')}.`;
}

/**
 * Returns the instant of a wall time in its zone. If {@link validateWallTime} accepted the time and the time rules
 * have changed since, it is read as the zone's clocks would show it: after a gap, and by its offset only where that
 * offset still exists.
 *
 * @throws RangeError when the time or the zone is invalid
 */
export function toZonedDateTime({ wall, zone }: WallTime): Temporal.ZonedDateTime {
  return Temporal.ZonedDateTime.from(`${wall}[${zone}]`, { offset: 'prefer', disambiguation: 'compatible' });
}

/** Returns a moment as a clock in that zone shows it. */
export function toTimeInZone(moment: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
}

/** Returns the time some days later as a clock there shows it: the same time of day, whatever the clocks do in between. */
export function addDays(time: Temporal.ZonedDateTime, days: number): Temporal.ZonedDateTime {
  return time.add({ days });
}

/** Returns the instant some minutes later in the same zone, counted in elapsed time. */
export function addMinutes(time: Temporal.ZonedDateTime, minutes: number): Temporal.ZonedDateTime {
  return time.add({ minutes });
}

/** Converts an instant to a Date, for code that doesn't support Temporal. */
export function toDate(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}

/** Returns whether the moment has passed. */
export function hasPassed(end: Temporal.ZonedDateTime, now: Date): boolean {
  return end.epochMilliseconds <= now.getTime();
}

function parsePlainDateTime(wall: string): Temporal.PlainDateTime | undefined {
  if (!WALL_TIME.test(wall)) return undefined;
  try {
    return Temporal.PlainDateTime.from(wall.slice(0, 16), { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

function parseOffset(wall: string): string | undefined {
  return wall.length > 16 ? wall.slice(16) : undefined;
}

/** Returns what a wall time can mean: one instant twice, two in fall, and the ends of the gap in spring. */
function resolveWallTime(plain: Temporal.PlainDateTime, zone: string): [Temporal.ZonedDateTime, Temporal.ZonedDateTime] {
  return [plain.toZonedDateTime(zone, { disambiguation: 'earlier' }), plain.toZonedDateTime(zone, { disambiguation: 'later' })];
}
