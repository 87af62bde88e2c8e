export {
  countCalendarDaysUntil,
  formatDaysUntil,
  type AccountTrial,
  accountTrialsSchema,
  TRIAL_END_PATH,
  getTrialState,
} from './trial';
