export { SaveButton } from './save-button';
export { type SavedPage, savedPages, type SavedPages } from './saved-page';
