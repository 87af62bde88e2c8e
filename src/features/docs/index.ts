export { DocPage } from './doc-page';
export { DocsContents, DocsList } from './docs-lists';
export { docAt, docEntriesAt, docsMap, type DocsPage } from './docs';
export { docPlaceAt, type FoundPlace, nearestDocs } from './found-place';
