export { examsOfPerson } from './personal-data';
