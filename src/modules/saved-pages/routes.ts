export { getSavedPages, removeSavedPage, putSavedPage } from './account-saved-pages';
