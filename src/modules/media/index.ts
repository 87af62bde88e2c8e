export { renderPicture } from './inline-picture';
export { findPicture } from './pictures';
