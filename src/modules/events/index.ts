export { Event } from './event';
export { EventList, titleOfEvents } from './event-list';
export { allEvents, calendarEntryOfEvent, eventAt, eventOf, eventRegionAt, type PublishedEvent } from './events';
