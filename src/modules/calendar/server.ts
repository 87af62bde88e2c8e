export { buildCalendarFile, type CalendarEntry } from './calendar-file';
