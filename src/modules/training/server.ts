export { bookingsStore } from './personal-data';
