export { ComparisonTable, type ComparisonGroup, type ComparisonRow } from './comparison-table';
