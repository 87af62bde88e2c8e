export { MAX_UPLOAD_BYTES } from './read-picture';
export { pictureSchema, getSourceName } from './picture';
