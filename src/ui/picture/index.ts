export { Picture, type PictureSources } from './picture';
