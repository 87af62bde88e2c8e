export { picturePickerPlugin } from './picker/picker-plugin';
export { UPLOAD_BYTES_MAX } from './normalize-picture';
export { pictureSchema, getSourceName } from './picture';
