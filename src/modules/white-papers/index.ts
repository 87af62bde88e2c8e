export { WhitePaper } from './white-paper';
export { WhitePaperList } from './white-paper-list';
export { allWhitePapers, whitePaperAt, whitePaperOf, type WhitePaper as WhitePaperData } from './white-papers';
export { paperFileOf } from './pdf';
