export { buildFinderPath } from './finder-path';
