export { Receipt, receiptTitle } from './receipt';
export { takeForm } from './take-form';
