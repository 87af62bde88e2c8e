export { queuePull } from './pull-task';
