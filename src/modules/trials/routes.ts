export { answerTrials } from './account-trials';
