export { WhitePaperPage } from './white-paper-page';
export { WhitePaperList } from './white-paper-list';
export { getWhitePapers, findWhitePaper, toWhitePaper, type WhitePaper as WhitePaperData } from './white-papers';
export { renderWhitePaperPdf } from './pdf';
