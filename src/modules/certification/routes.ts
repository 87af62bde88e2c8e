export { handleExamsChange, handleExamsRead } from './account-exams';
export { handleAnswer, handleClock, handleSubmit } from './handle-exam-requests';
export {
  handleCertificatePdf,
  handleCredential,
  handleCredentialKey,
  handleCredentialKeys,
  handleIssuer,
  handleStatusList,
} from './handle-certificate';
