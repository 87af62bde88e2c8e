export { PathProgress } from './path-progress';
