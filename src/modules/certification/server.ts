export { examsPersonalData } from './personal-data';
