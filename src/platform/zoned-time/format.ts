import { Temporal } from 'temporal-polyfill';

type ZonedTime = Temporal.ZonedDateTime;

/** A time range in words, with its time zone. */
interface FormattedTimeRange {
  /** `Tuesday, March 9, 2027, 10:00 to 11:00 AM` */
  when: string;
  /** `New York time (UTC−5)` */
  zone: string;
}

/**
 * Cities that are written in another way than in the names of time zones, which have no accents and never change. `Intl` has the
 * names of countries and zones, but not of cities.
 */
const CITIES: Readonly<Record<string, string>> = {
  'America/Bogota': 'Bogotá',
  'America/Sao_Paulo': 'São Paulo',
  'Asia/Calcutta': 'Kolkata',
  'Pacific/Noumea': 'Nouméa',
};

const createFormatter = (options: Intl.DateTimeFormatOptions, zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });

/**
 * Formats a time range in the time zone of its start. The day, and AM or PM, appear only once when both ends share
 * them.
 */
export function formatTimeRange(begin: ZonedTime, end: ZonedTime): FormattedTimeRange {
  const last = end.withTimeZone(begin.timeZoneId);
  return { when: `${formatDay(begin)}, ${formatClockRange(begin, last)}`, zone: formatZone(begin, last) };
}

/** Formats a range of days as a calendar at that place shows them: `October 5 to 7, 2026`. */
export function formatDateRange(begin: ZonedTime, end: ZonedTime): string {
  const last = end.withTimeZone(begin.timeZoneId);
  const full = (time: ZonedTime) => createFormatter({ dateStyle: 'long' }, time.timeZoneId).format(time.epochMilliseconds);
  if (begin.toPlainDate().equals(last.toPlainDate())) return full(begin);
  const monthAndDay = createFormatter({ month: 'long', day: 'numeric' }, begin.timeZoneId).format(begin.epochMilliseconds);
  if (begin.year !== last.year) return `${full(begin)} to ${full(last)}`;
  return begin.month === last.month ? `${monthAndDay} to ${last.day}, ${begin.year}` : `${monthAndDay} to ${full(last)}`;
}

/** Formats the same range in UTC, for readers in other time zones. The day appears only where it is another one in UTC. */
export function formatTimeRangeInUtc(begin: ZonedTime, end: ZonedTime): string {
  const [from, to] = [begin.withTimeZone('UTC'), end.withTimeZone('UTC')];
  const isThatDay = [from, to].every((time) => time.toPlainDate().equals(begin.toPlainDate()));
  return `${isThatDay ? '' : `${formatDay(from)}, `}${formatClockRange(from, to)} UTC`;
}

/** Formats a time with its offset, as HTML and schema.org require: `2027-03-09T10:00-05:00`. */
export function formatIsoWithOffset(time: ZonedTime): string {
  return time.toString({ timeZoneName: 'never', smallestUnit: 'minute' });
}

/** Formats a time zone by its city and its offset at that time; with both offsets when the clocks change in between. */
function formatZone(begin: ZonedTime, end: ZonedTime): string {
  if (begin.timeZoneId === 'UTC') return 'UTC';
  const city = CITIES[begin.timeZoneId] ?? begin.timeZoneId.split('/').at(-1)?.replaceAll('_', ' ') ?? begin.timeZoneId;
  const offsets = [...new Set([begin.offset, end.offset])].map(formatOffset);
  return `${city} time (${offsets.join(', then ')})`;
}

/** `UTC−5`, `UTC+5:30`. */
function formatOffset(offset: string): string {
  const [, sign = '+', hours = '0', minutes = '00'] = /^([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  if (Number(hours) === 0 && minutes === '00') return 'UTC';
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

function formatDay(time: ZonedTime): string {
  return createFormatter({ dateStyle: 'full' }, time.timeZoneId).format(time.epochMilliseconds);
}

/** Formats the times of a range, and the day of its end if that is another one: `10:00 to 11:00 AM`. */
function formatClockRange(begin: ZonedTime, end: ZonedTime): string {
  const [from, to] = [getClockParts(begin), getClockParts(end)];
  const sameDay = begin.toPlainDate().equals(end.toPlainDate());
  const shownFrom = sameDay && from.half === to.half ? from.time : `${from.time} ${from.half}`;
  return `${shownFrom} to ${sameDay ? '' : `${formatDay(end)}, `}${to.time} ${to.half}`;
}

function getClockParts(time: ZonedTime): { time: string; half: string } {
  const parts = createFormatter({ hour: 'numeric', minute: '2-digit' }, time.timeZoneId).formatToParts(time.epochMilliseconds);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { time: `${part('hour')}:${part('minute')}`, half: part('dayPeriod') };
}
