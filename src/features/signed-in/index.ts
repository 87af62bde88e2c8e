export { answerProfile, answerRegistry, answerSubscriptions, rotateRegistry } from './account';
export { forSignedIn } from './authorize';
export { answerLearning, markStepDone, markStepOpen } from './learning';
export { answerSavedPages, removePage, savePage } from './saved-pages';
export { answerTrials } from './trials';
