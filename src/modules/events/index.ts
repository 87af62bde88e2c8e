export { EventPage } from './event-page';
export { EventList, getEventListTitle } from './event-list';
export { getEvents, toEventCalendarEntry, findEvent, toEvent, findEventRegion, type PublishedEvent } from './events';
