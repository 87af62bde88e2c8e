export { answerLearning, markStepDone, markStepOpen } from './account-learning';
