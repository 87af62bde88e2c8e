export { DRAWING_NAMES, type DrawingName } from './names';
