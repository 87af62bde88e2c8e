export { factEditPlugin } from './updates/hand-edits';
