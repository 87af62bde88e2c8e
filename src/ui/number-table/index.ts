export { NumberTable } from './number-table';
