export { JobList, getJobListTitle } from './job-list';
export { ClosedJobPage, JobPage } from './job-page';
export {
  renderOpeningHtml,
  getEmploymentType,
  findOpening,
  toOpening,
  getPayUnit,
  getJobLocation,
  type Opening,
} from './job-openings';
