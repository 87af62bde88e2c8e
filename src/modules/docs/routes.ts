export { handleOfflineFile, handlePrintView } from './book-handlers';
export { handleDocFeedback } from './feedback/handle-feedback';
