export { findConfirmationTrial } from './build-trial-mail';
export { TrialNotice, type ConfirmationTrial } from './trial-notice';
export { startTrial } from './start-trial';
