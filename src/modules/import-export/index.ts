export { applySnapshot } from './apply-snapshot';
export { buildContentSnapshot } from './build-snapshot';
export { exportContent } from './export-content';
export { type ChangedImport, importAndRecord, importChangedFiles } from './import-changed-files';
export { type ImportCount, importContent, previewImport } from './import-content';
export { ContentError } from './files';
