export { Search } from './search';
