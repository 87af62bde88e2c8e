export { answerOfflineFile, answerPrintView } from './answer-book';
export { DocPage } from './doc-page';
export { docAt, docsGroups, type DocsPage } from './docs';
export { DocsContents, DocsList } from './docs-lists';
export { answerDocFeedback } from './feedback/answer-feedback';
export { DocsNamed } from './docs-named';
export { docPlaceAt, docPlaceOfEntry, type FoundPlace } from './found-place';
export { structuredDataOfDoc } from './structured-data';
