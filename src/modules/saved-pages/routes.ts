export { getSavedPages, removeSavedPage, savePage } from './account-saved-pages';
