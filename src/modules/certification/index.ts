export { CertificateCheck, CertificatePage } from './certificates/certificate-page';
export { findCertificate, findCertificateByInput } from './certificates/certificates';
export { getLevelLabel } from './blueprint';
export { readExamKeyHash } from './attempts/exam-key';
export { ExamContent } from './exam-page/exam-content';
export { ExamStart } from './exam-page/exam-start';
