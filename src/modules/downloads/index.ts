export { DownloadChooser } from './chooser';
