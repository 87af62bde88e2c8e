export { DRAWINGS, type DrawingName } from './names';
