export { WhitePaperPage } from './white-paper';
export { WhitePaperList } from './white-paper-list';
export { getWhitePapers, findWhitePaper, toWhitePaper, type WhitePaper as WhitePaperData } from './white-papers';
export { renderWhitePaperPdf } from './pdf';
