export { handleExamsChange, handleExamsRead } from './attempts/account-exams';
export { handleAnswer, handleClock, handleSubmit } from './attempts/handle-exam-requests';
export {
  handleCertificatePdf,
  handleCredential,
  handleCredentialKey,
  handleCredentialKeys,
  handleIssuer,
  handleStatusList,
} from './certificates/handle-certificate';
