export { exportContent } from './export-content';
export { importContent, rehearseImport } from './import-content';
export { ContentError } from './files';
