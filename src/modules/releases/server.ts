export { factEditPlugin } from './updates/manual-edits';
