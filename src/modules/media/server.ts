export { MAX_UPLOAD_BYTES } from './normalize-picture';
export { pictureSchema, getSourceName } from './picture';
