export { type AccountAnswer, askAccount } from './ask-account';
export type { SignInProblem, SignOn, SignOnState } from './sign-on';
export { type AccountData, AccountProvider, useAccountData, useAsk } from './account-context';
export { inWords, momentInWords, termOf } from './dates';
