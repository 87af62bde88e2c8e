export { createMediaResponse } from './media-response';
export { renderPicture } from './picture-in-text';
export { findPicture } from './pictures';
