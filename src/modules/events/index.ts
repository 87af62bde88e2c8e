export { getEvents, findEvent, findEventRegion } from './events';
export { toEventCalendarEntry } from './event-summary';
