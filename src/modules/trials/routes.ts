export { getTrials } from './account-trials';
