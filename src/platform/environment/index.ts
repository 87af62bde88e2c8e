export { environment } from './environment';
