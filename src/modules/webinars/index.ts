export { Webinar } from './webinar';
export { titleOfWebinars, WebinarList } from './webinar-list';
export { allWebinars, calendarEntryOf, webinarAt, webinarOf, type Webinar as WebinarData } from './webinars';
export { webinarsForFeed } from './webinars-feed';
