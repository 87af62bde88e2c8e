export { buildCalendarFile, type CalendarEntry, type CalendarMethod } from './calendar-file';
