export { handleFormConfirmation, handleFormsRead } from './account-forms';
