export { DocPage } from './doc-page';
export { docAt, docsGroups, type DocsPage } from './docs';
export { DocsContents, DocsList } from './docs-lists';
export { docPlaceAt, type FoundPlace } from './found-place';
