export { JobList, getJobListTitle } from './job-list';
export { ClosedJobPage, JobPage } from './job-page';
export { renderOpeningHtml, getJobKind, findOpening, toOpening, getPayUnit, getJobPlace, type Opening } from './jobs';
