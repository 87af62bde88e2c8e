export { savedPagesStore } from './personal-data';
