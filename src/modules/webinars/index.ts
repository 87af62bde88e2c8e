export { getWebinars, findWebinar } from './webinars';
export { getWebinarFeedEntries } from './webinar-feed';
export { toWebinarCalendarEntry } from './webinar-summary';
