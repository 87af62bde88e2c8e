export { buildCalendarFile, type CalendarEntry, type CalendarMethod } from './calendar-file';
export { OCCURRENCE_SUMMARY_FIELDS, type OccurrenceSummary, toCalendarEntry, toOccurrenceSummary } from './occurrence-summary';
export { getTimeLabel } from './time-label';
