export { CertificateCheck, CertificatePage } from './certificate-page';
export { type CertificateLookup, findCertificate, lookUpCertificate } from './certificates';
export { getLevelLabel } from './blueprint';
export { readExamKey } from './exam-key';
export { ExamRoom } from './exam-room';
export { ExamStart } from './exam-start';
