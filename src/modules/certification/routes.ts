export { changeOwnExams, getOwnExams } from './account-exams';
export { handleAnswer, handleHandIn } from './handle-exam-post';
export {
  handleCertificatePdf,
  handleCredential,
  handleCredentialKey,
  handleCredentialKeys,
  handleIssuer,
} from './handle-certificate';
