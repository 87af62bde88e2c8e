export { buildAtomFeed, type FeedEntry } from './atom-feed';
