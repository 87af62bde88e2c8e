export { examsStore } from './personal-data';
