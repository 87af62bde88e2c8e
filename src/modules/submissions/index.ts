export { Receipt, getReceiptTitle } from './receipt';
export { handleFormPost } from './take-form';
