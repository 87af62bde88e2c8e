import { Temporal } from 'temporal-polyfill';

/**
 * When something happens, as it is announced: the time that a clock on its wall shows, and the zone of that clock
 * (IANA time zone database). The instant is derived from the two each time, so that an announcement stays right when a
 * country changes its law.
 */
export interface WallTime {
  /** `2026-11-01T01:30`, or with the offset, `2026-11-01T01:30-04:00`, when the clock shows that time twice. */
  readonly wall: string;
  /** `America/New_York`. */
  readonly zone: string;
}

/** From when to when, in one zone. */
export interface TimeRange {
  readonly begin: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?:[+-]\d{2}:\d{2})?$/;

/** Whether the time zone database has this zone. */
export function isTimeZone(zone: string): boolean {
  // Offsets are zones to Temporal, but no place: they would be wrong half of the year.
  if (!/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false;
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** Whether this is a time as announcements have it, in whatever zone. */
export function isWallTime(wall: string): boolean {
  return parsePlainDateTime(wall) !== undefined;
}

/**
 * What is wrong with a time, as a sentence; undefined when it is good. A time that the clock leaves out in spring is
 * refused, and so is one that it shows twice in autumn and that does not say by its offset which of the two is meant.
 */
export function validateWallTime({ wall, zone }: WallTime): string | undefined {
  if (!isTimeZone(zone)) return 'The zone is one of the time zone database, such as Europe/Berlin.';
  const plain = parsePlainDateTime(wall);
  if (!plain) return 'A time is written as 2026-11-21T14:30.';
  const [earlier, later] = resolveWallTime(plain, zone);
  const shown = `${plain.toString({ smallestUnit: 'minute' }).replace('T', ' ')} in ${zone}`;
  if (!earlier.toPlainDateTime().equals(later.toPlainDateTime()))
    return `There is no ${shown}: the clock is put forward over it.`;
  const offset = parseOffset(wall);
  const offsets = [...new Set([earlier.offset, later.offset])];
  if (offset === undefined)
    return offsets.length === 1
      ? undefined
      : `The clock shows ${shown} twice. Say which by its offset: ${offsets.map((each) => wall + each).join(' or ')}.`;
  return offsets.includes(offset) ? undefined : `At ${shown} the offset is ${offsets.join(' or ')}.`;
}

/**
 * The instant of a time, in its zone. One that {@link validateWallTime} found good and that a law has moved since is
 * read as that zone's clocks would: after a gap, and by its offset only where that still exists.
 *
 * @throws RangeError when it is no time or no zone
 */
export function toZonedDateTime({ wall, zone }: WallTime): Temporal.ZonedDateTime {
  return Temporal.ZonedDateTime.from(`${wall}[${zone}]`, { offset: 'prefer', disambiguation: 'compatible' });
}

/** The instant some minutes later, as a clock in the same zone shows it: what lies between counts as it passes. */
export function addMinutes(time: Temporal.ZonedDateTime, minutes: number): Temporal.ZonedDateTime {
  return time.add({ minutes });
}

/** The instant as a Date, for what knows no Temporal. */
export function toDate(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}

/** Whether the time has come by now. */
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

/** What a clock that shows this time can mean: one instant twice, two in autumn, and in spring the ends of the gap. */
function resolveWallTime(plain: Temporal.PlainDateTime, zone: string): [Temporal.ZonedDateTime, Temporal.ZonedDateTime] {
  return [plain.toZonedDateTime(zone, { disambiguation: 'earlier' }), plain.toZonedDateTime(zone, { disambiguation: 'later' })];
}
