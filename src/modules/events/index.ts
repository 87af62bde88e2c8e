export { EventPage } from './event-page';
export { EventList, getEventListTitle } from './event-list';
export { getEvents, findEvent, toEvent, findEventRegion, type PublishedEvent } from './events';
export { toEventCalendarEntry } from './event-summary';
