export { handleSavedPagesRead, handleSavedPageDelete, handleSavedPagePut } from './account-saved-pages';
