export { learningStore } from './personal-data';
