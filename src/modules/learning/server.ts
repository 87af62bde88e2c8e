export { learningOfPerson } from './personal-data';
