export { createMediaResponse } from './media-response';
