export { type AccountAttempt, type AccountCertificate, type AccountExams, accountExamsSchema } from './exam';
export { getLevelLabel as getExamName } from './blueprint';
