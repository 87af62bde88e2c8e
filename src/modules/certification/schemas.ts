export { type OwnAttempt, type OwnCertificate, type OwnExams, ownExamsSchema } from './exam';
export { getLevelLabel as getExamName } from './blueprint';
