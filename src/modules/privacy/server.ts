export { STORED_ITEMS } from './stored-data';
