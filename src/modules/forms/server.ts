export { findSubjectField, parseSubject } from './parse-subject';
export type { ConfirmSubject, SubjectConfirmation, SubjectConfirmations } from './subject-confirmation';
export type { FormDefinition, FormSubjectKind } from './definition';
