export { createMediaResponse } from './media-response';
export { renderPicture } from './inline-picture';
export { findPicture } from './pictures';
