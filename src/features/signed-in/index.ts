export { answerProfile, answerRegistry, answerSubscriptions, rotateRegistry } from './account';
export { forSignedIn } from './authorize';
export { answerSavedPages, removePage, savePage } from './saved-pages';
