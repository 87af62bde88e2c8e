export { type DocFields, validateDoc } from './validate-doc';
