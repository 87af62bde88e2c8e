export { bookingsPersonalData } from './personal-data';
