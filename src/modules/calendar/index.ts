export { buildCalendarFile, type CalendarEntry } from './calendar-file';
export { findUpcoming } from './find-upcoming';
export { TimedList, type TimedListConfig, getTimedListTitle } from './timed-list';
export { renderOccurrenceNotice } from './occurrence-notice';
export { getTimeLabel } from './time-label';
export { EventTime, EventTimeUtc, LocalTimeScript, UtcTime } from './event-time';
