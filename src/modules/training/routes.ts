export { changeOwnClasses, getOwnClasses } from './account-classes';
