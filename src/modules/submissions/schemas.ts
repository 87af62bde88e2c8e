export {
  buildOwnSubmissionId,
  type OwnSubmission,
  type OwnSubmissions,
  ownSubmissionsSchema,
  type OwnSubmissionStatus,
} from './own-submission';
