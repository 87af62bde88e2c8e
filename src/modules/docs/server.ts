export { type DocFields, validateDoc } from './problems-of-doc';
