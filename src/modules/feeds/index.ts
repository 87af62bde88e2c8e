export { atomFeedOf, type FeedEntry } from './atom-feed';
