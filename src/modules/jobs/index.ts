export { JobList, titleOfJobView } from './job-list';
export { ClosedJobPage, JobPage } from './job-page';
export { htmlOfOpening, kindOf, openingAt, openingOf, payUnitOf, placeOf, type Opening } from './jobs';
