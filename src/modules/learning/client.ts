export { PathProgress } from './progress-list';
