export { calendarDaysUntil, daysInWords, type OwnTrial, ownTrials, TRIAL_END_PATH, trialState } from './trial';
