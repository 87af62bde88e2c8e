export { handleVitals } from './handle-vitals';
