export { Picture, type PictureFiles, type PicturePlace } from './picture';
