export { handleOfflineFile, handlePrintView } from './answer-book';
export { DocPage } from './doc-page';
export { findDoc, getDocsGroups, type DocsPage } from './docs';
export { DocsContents, DocsList } from './docs-lists';
export { handleDocFeedback } from './feedback/answer-feedback';
export { ExactDocMatches } from './docs-named';
export { resolveDoc, resolveDocEntry, type ResolvedDoc } from './found-place';
export { buildDocStructuredData } from './structured-data';
