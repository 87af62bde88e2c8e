export { findConfirmationTrial } from './mail-of-trial';
export { TrialNotice, type ConfirmationTrial } from './trial-in-confirmation';
export { startTrial } from './begin-trial';
