export { type AccountAnswer, askAccount } from './ask-account';
export { Dashboard } from './dashboard';
export { DashboardParts } from './dashboard-parts';
export type { SignInProblem, SignOn, SignOnState } from './sign-on';
