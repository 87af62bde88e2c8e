export { WebinarPage } from './webinar-page';
export { getWebinarListTitle, WebinarList } from './webinar-list';
export { getWebinars, findWebinar, toWebinar, type Webinar as WebinarData } from './webinars';
export { getWebinarFeedEntries } from './webinar-feed';
export { toWebinarCalendarEntry } from './webinar-summary';
