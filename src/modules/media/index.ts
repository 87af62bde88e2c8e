export { mediaResponse } from './media-response';
export { renderPicture } from './picture-in-text';
export { pictureNamed } from './pictures';
