export { findConfirmationTrial } from './trial-deliveries';
export { TrialNotice, type ConfirmationTrial } from './trial-notice';
export { startTrial } from './start-trial';
