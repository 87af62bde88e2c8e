export {
  buildAccountSubmissionId,
  type AccountSubmission,
  type AccountSubmissions,
  accountSubmissionsSchema,
  type AccountSubmissionStatus,
} from './account-submission';
