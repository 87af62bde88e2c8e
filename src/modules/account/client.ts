export { type AccountResult, fetchAccount } from './fetch-account';
export type { SignInErrorCode, SignOn, SignOnState } from './sign-on';
export { type AccountData, AccountProvider, useAccountData, useAccountRequest } from './account-context';
export { formatDay } from '@/platform/format-day';
export { formatDateTime, getTermStatus } from './dates';
