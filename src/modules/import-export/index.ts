export { exportContent } from './export-content';
export { importContent, previewImport } from './import-content';
export { ContentError } from './files';
