export { answerRegion, needsConsentOf, saysNo } from './answer-region';
export { STORED_ITEMS, type StoredItem } from './stored-data';
export { StoredDataTable } from './stored-data-table';
