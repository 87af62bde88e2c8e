export { buildCalendarFile, type CalendarEntry } from './calendar-file';
export { findUpcoming } from './find-upcoming';
export { TimedList, type TimedListConfig, getTimedListTitle } from './timed-list';
export { getTimeLabel, renderOccurrenceNotice } from './occurrence-notice';
export { EventTime, EventTimeUtc, LocalTimeScript, UtcTime } from './event-time';
