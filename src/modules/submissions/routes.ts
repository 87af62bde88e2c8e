export { confirmForm, getForms } from './account-forms';
