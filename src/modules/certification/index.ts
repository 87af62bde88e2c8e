export { CertificateCheck, CertificatePage } from './certificate-page';
export { type CertificateLookup, findCertificate, findCertificateByInput } from './certificates';
export { getLevelLabel } from './blueprint';
export { readExamKey } from './exam-key';
export { ExamContent } from './exam-content';
export { ExamStart } from './exam-start';
