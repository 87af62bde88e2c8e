export { answerChallenge } from './answer-challenge';
export { FormFrame } from './form-frame';
export { Receipt, receiptTitle } from './receipt';
export { takeForm } from './take-form';
