import { Temporal } from 'temporal-polyfill';

type ZonedTime = Temporal.ZonedDateTime;

/** A time from begin to end in words, with the zone that it is told in. */
export interface SpanInWords {
  /** `Tuesday, March 9, 2027, 10:00 to 11:00 AM` */
  when: string;
  /** `New York time (UTC−5)` */
  zone: string;
}

const format = (options: Intl.DateTimeFormatOptions, zone: string): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });

/** From begin to end in the zone of the begin: the day once when both are on it, the half of the day once when both are in it. */
export function spanInWords(begin: ZonedTime, end: ZonedTime): SpanInWords {
  const last = end.withTimeZone(begin.timeZoneId);
  const [from, to] = [clockOf(begin), clockOf(last)];
  const sameDay = begin.toPlainDate().equals(last.toPlainDate());
  const shownFrom = sameDay && from.half === to.half ? from.time : `${from.time} ${from.half}`;
  const when = `${dayOf(begin)}, ${shownFrom} to ${sameDay ? '' : `${dayOf(last)}, `}${to.time} ${to.half}`;
  return { when, zone: zoneInWords(begin, last) };
}

/** The days of something in words: `October 5 to 7, 2026`, as a calendar at its place shows them. */
export function daysInWords(begin: ZonedTime, end: ZonedTime): string {
  const last = end.withTimeZone(begin.timeZoneId);
  const full = (time: ZonedTime) => format({ dateStyle: 'long' }, time.timeZoneId).format(time.epochMilliseconds);
  if (begin.toPlainDate().equals(last.toPlainDate())) return full(begin);
  const monthAndDay = format({ month: 'long', day: 'numeric' }, begin.timeZoneId).format(begin.epochMilliseconds);
  if (begin.year !== last.year) return `${full(begin)} to ${full(last)}`;
  return begin.month === last.month ? `${monthAndDay} to ${last.day}, ${begin.year}` : `${monthAndDay} to ${full(last)}`;
}

/** The same span in UTC, for whoever reads in none of the places. */
export function spanInUtc(begin: ZonedTime, end: ZonedTime): string {
  const [from, to] = [begin.withTimeZone('UTC'), end.withTimeZone('UTC')];
  const clock = (time: ZonedTime) => time.toPlainTime().toString({ smallestUnit: 'minute' });
  const sameDay = from.toPlainDate().equals(to.toPlainDate());
  return `${dayOf(from)}, ${clock(from)} to ${sameDay ? '' : `${dayOf(to)}, `}${clock(to)} UTC`;
}

/** A time with its offset, as HTML and schema.org want it: `2027-03-09T10:00-05:00`. */
export function isoWithOffset(time: ZonedTime): string {
  return time.toString({ timeZoneName: 'never', smallestUnit: 'minute' });
}

/** A zone by the city that names it, with the offset at that time; with both when the clock is changed in between. */
function zoneInWords(begin: ZonedTime, end: ZonedTime): string {
  if (begin.timeZoneId === 'UTC') return 'UTC';
  const city = begin.timeZoneId.split('/').at(-1)?.replaceAll('_', ' ') ?? begin.timeZoneId;
  const offsets = [...new Set([begin.offset, end.offset])].map(offsetInWords);
  return `${city} time (${offsets.join(', then ')})`;
}

/** `UTC−5`, `UTC+5:30`. */
function offsetInWords(offset: string): string {
  const [, sign = '+', hours = '0', minutes = '00'] = /^([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  if (Number(hours) === 0 && minutes === '00') return 'UTC';
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

function dayOf(time: ZonedTime): string {
  return format({ dateStyle: 'full' }, time.timeZoneId).format(time.epochMilliseconds);
}

function clockOf(time: ZonedTime): { time: string; half: string } {
  const parts = format({ hour: 'numeric', minute: '2-digit' }, time.timeZoneId).formatToParts(time.epochMilliseconds);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { time: `${part('hour')}:${part('minute')}`, half: part('dayPeriod') };
}
