export { handleTrials } from './account-trials';
