export { buildAtomFeed, type FeedEntry } from './atom-feed';
export { renderFeedHtml } from './render-feed-html';
