export { WhitePaper } from './white-paper';
export { WhitePaperList } from './white-paper-list';
export { allWhitePapers, whitePaperAt, type WhitePaper as WhitePaperData } from './white-papers';
export { paperFileOf } from './pdf';
