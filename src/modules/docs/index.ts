export { DocPage } from './doc-page';
export { findDoc, getDocsGroups, type LocatedDoc } from './docs';
export { DocsLayout } from './docs-layout';
export { DocsContents, DocsList } from './docs-lists';
export { resolveDoc, resolveDocEntry, type ResolvedDoc } from './resolve-doc';
export { buildDocStructuredData } from './structured-data';
