export { answerChallenge } from './answer-challenge';
export { FormFrame, FormPlace } from './form-frame';
export { plainRefusal } from './plain-page';
export { isRefused, textsOf, withFormBody } from './read-form-post';
export { Receipt, receiptTitle } from './receipt';
export { takeForm } from './take-form';
