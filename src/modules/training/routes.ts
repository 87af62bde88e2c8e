export { handleClassesChange, handleClassesRead } from './account-classes';
