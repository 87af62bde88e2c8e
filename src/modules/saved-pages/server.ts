export { savedPagesOfPerson } from './personal-data';
