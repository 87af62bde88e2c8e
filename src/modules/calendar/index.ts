export { calendarFile, type CalendarEntry } from './calendar-file';
export { TimedList, type TimedListKind, titleOfTimedList } from './timed-list';
export { When, WhenElsewhere } from './when';
