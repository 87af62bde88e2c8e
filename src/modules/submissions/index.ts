export { findConfirmation } from './find-confirmation';
export { ConfirmationPage, getConfirmationStatus, getConfirmationTitle } from './confirmation-page';
export { handleConfirmationPost } from './handle-confirmation-post';
export { handleFormPost } from './handle-form-post';
