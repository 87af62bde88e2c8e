export { requestNeedsConsent, hasGlobalPrivacyControl } from './consent-handler';
export { STORED_ITEMS } from './stored-data';
export { StoredDataTable } from './stored-data-table';
