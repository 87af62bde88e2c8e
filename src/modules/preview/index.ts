export { PreviewBar } from './preview-bar';
export { previewForEditor, sharedPreview, type Preview } from './previews';
