export { Receipt, getReceiptTitle } from './receipt';
export { handleFormPost } from './handle-form-post';
