export { handleConsentRegion, requestNeedsConsent, hasGlobalPrivacyControl } from './answer-region';
export { STORED_ITEMS, type StoredItem } from './stored-data';
export { StoredDataTable } from './stored-data-table';
