export { countCalendarDaysUntil, formatDaysUntil, type OwnTrial, ownTrialsSchema, TRIAL_END_PATH, getTrialState } from './trial';
