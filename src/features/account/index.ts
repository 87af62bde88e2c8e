export { Dashboard } from './dashboard';
export { DashboardParts } from './dashboard-parts';
export { SaveButton } from './save-button';
export type { SignInProblem, SignOn, SignOnState } from './sign-on';
