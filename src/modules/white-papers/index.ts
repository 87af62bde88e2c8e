export { findWhitePaper } from './white-papers';
export { renderWhitePaperPdf } from './pdf';
