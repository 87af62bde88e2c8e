export { getLearningProgress, completeStep, reopenStep } from './account-learning';
