export { LARGEST_FILE_BYTES } from './read-picture';
export { picture, sourceName } from './picture';
