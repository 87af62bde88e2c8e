export { FormSection, FormContainer } from './form-section';
export { createInputBackupPage, createFallbackPage, createRejectionPage } from './fallback-page';
export { isFormRejection, type FormRejection, getTextFields, processFormBody, processFormPost } from './read-form-post';
export { type FormDefinition, needsConfirmation } from './definition';
export { EMPTY_FORM, type FormState } from './form-fields';
export { renderFormHtml } from './form-html';
export { getSubmittedValues, validateForm, type FieldError, sanitizeText, type SubmittedValues } from './field-schema';
export { scoreVisitor } from './visitor-score';
export { ERROR_TITLE_PREFIX, formatRetryDelay } from './format';
export { readUploadedFile, type UploadedFile } from './uploaded-file';
export { getContactEmail } from './contact-email';
export { findCurrentDefinition } from './definitions';
export {
  findSubjectFormUrl,
  type FindSubjectTitles,
  type FormSubject,
  resolveRegistrationUrl,
  resolveSubjectFields,
} from './subject';
export { parseSubject } from './parse-subject';
export { getPageDefinition } from './definitions';
export type { FormSubjectKind } from './definition';
