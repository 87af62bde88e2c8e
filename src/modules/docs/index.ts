export { DocPage } from './doc-page';
export { getDocsGroups } from './docs';
export { DocsLayout } from './docs-layout';
export { DocsList } from './docs-lists';
export { resolveDoc, resolveDocEntry, type ResolvedDoc } from './resolve-doc';
export { buildDocStructuredData } from './structured-data';
