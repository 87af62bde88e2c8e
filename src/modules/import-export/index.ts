export { applySnapshot, type AppliedSnapshot } from './apply-snapshot';
export { takeSnapshot } from './build-snapshot';
export { exportContent } from './export-content';
export { importContent, previewImport } from './import-content';
export { ContentError } from './files';
