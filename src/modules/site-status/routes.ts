export { handleStatusJson } from './handlers';
