export { answerSavedPages, removePage, savePage } from './account-saved-pages';
