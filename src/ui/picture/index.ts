export { Picture, type PictureSources, type PictureLayout } from './picture';
