export { bookingsOfPerson } from './personal-data';
