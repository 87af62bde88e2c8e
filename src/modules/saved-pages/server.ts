export { savedPagesPersonalData } from './personal-data';
