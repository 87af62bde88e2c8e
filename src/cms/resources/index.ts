import { events } from './events';
import { webinars } from './webinars';
import { whitePapers } from './white-papers';

/** Webinars, events and white papers. */
export const resourceCollections = [webinars, events, whitePapers];
