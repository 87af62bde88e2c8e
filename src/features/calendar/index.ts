export { byTime, nextEnd } from './by-time';
export { calendarFile, type CalendarEntry } from './calendar-file';
export { When, WhenElsewhere } from './when';
