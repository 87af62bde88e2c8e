export { PreviewBar } from './preview-bar';
export { findEditorPreview, findSharedPreview, type Preview } from './previews';
