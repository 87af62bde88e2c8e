export { buildCalendarFile, type CalendarEntry, type CalendarMethod } from './calendar-file';
export { getTimeLabel } from './time-label';
