export { DateTile } from './date-tile';
