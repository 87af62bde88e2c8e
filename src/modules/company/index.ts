export { getPressFeedEntries } from './press-feed';
