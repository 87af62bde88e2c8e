export { trialOfConfirmation } from './mail-of-trial';
export { TrialInConfirmation, type TrialOfConfirmation } from './trial-in-confirmation';
export { beginTrial } from './begin-trial';
