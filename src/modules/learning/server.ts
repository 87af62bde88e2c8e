export { learningPersonalData } from './personal-data';
